"""The options that several commands share, in the language of the person who asked."""

import click

from graders.engine.cli.words import Choice, Number, Option
from graders.engine.errors import UsageProblem
from graders.engine.grade.search.way import EXAMPLES, SECONDS, SEED, Way
from graders.engine.messages import cli as say
from graders.engine.messages import doctor
from graders.engine.model import LANGUAGES, Language
from graders.engine.sandbox.standing import HIGHEST
from graders.engine.text import Text


def option(*names: str, language: Language, text: Text, **more: object) -> click.Option:
    """Return an option with its help in one language."""
    return Option(names, help=text.pick(language), **more)  # type: ignore[arg-type]  # click's own keywords


def lang(language: Language, text: Text = say.OPT_LANG) -> click.Option:
    """Return `--lang`."""
    return option("--lang", language=language, text=text, type=Choice(LANGUAGES, language))


def bank(language: Language) -> click.Option:
    """Return `--bank`."""
    return option("--bank", language=language, text=say.OPT_BANK, metavar=say.FOLDER.pick(language))


def exercise(language: Language) -> click.Option:
    """Return `--exercise`."""
    metavar = say.EXERCISE.pick(language)
    return option("--exercise", language=language, text=say.OPT_EXERCISE, metavar=metavar)


def exercise_lang(language: Language) -> click.Option:
    """Return `--exercise-lang`."""
    choice = Choice(LANGUAGES, language)
    return option("--exercise-lang", language=language, text=say.OPT_EXERCISE_LANG, type=choice)


def require_level(language: Language, text: Text = doctor.OPT_REQUIRE_LEVEL) -> click.Option:
    """Return `--require-level`."""
    return option(
        "--require-level",
        language=language,
        text=text,
        type=Number(0, language, HIGHEST),
        metavar=doctor.LEVEL.pick(language),
    )


def search(language: Language) -> tuple[click.Option, ...]:
    """Return `--search` and what goes with it: its number, its seed, its time."""
    number = say.NUMBER.pick(language)

    def one(name: str, text: Text, least: int, metavar: str, **more: object) -> click.Option:
        return option(
            name, language=language, text=text, type=Number(least, language), metavar=metavar, **more
        )

    return (
        one("--search", say.OPT_SEARCH, 1, f"[{number}]", is_flag=False, flag_value=str(EXAMPLES)),
        one("--search-seed", say.OPT_SEARCH_SEED, 0, number),
        one("--search-seconds", say.OPT_SEARCH_SECONDS, 1, number),
    )


def way(search: int | None, seed: int | None, seconds: int | None) -> Way | None:
    """Return how to search, None when nobody asked for it.

    Raises:
        UsageProblem: when it is said how, but not that.
    """
    for name, value in (("--search-seed", seed), ("--search-seconds", seconds)):
        if search is None and value is not None:
            raise UsageProblem(say.needs_search(name))
    if search is None:
        return None
    return Way(search, SEED if seed is None else seed, SECONDS if seconds is None else seconds)


def argument(name: str, metavar: Text, language: Language, **more: object) -> click.Argument:
    """Return an argument with its metavar in one language."""
    return click.Argument([name], metavar=metavar.pick(language), **more)  # type: ignore[arg-type]  # click's own
