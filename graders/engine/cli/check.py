"""`nakijk check FILE`: one student, one file, as often as wanted."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import click

from graders.engine.cli import options
from graders.engine.cli.one_file import check
from graders.engine.cli.setting import asked_language
from graders.engine.cli.wish import Wish
from graders.engine.cli.words import Choice, Command
from graders.engine.messages import cli as say
from graders.engine.sandbox.standing import HIGHEST
from graders.engine.sandbox.system import for_many

if TYPE_CHECKING:
    from graders.engine.model import Language


def command(language: Language) -> click.Command:
    """Return the command, with its help in one language."""
    return Command(
        "check",
        language,
        say.CHECK,
        _run,
        [
            options.argument("file", say.FILE, language),
            options.option(
                "-f",
                "--function",
                language=language,
                text=say.OPT_FUNCTION,
                multiple=True,
                metavar=say.FUNCTION.pick(language),
            ),
            options.option("-v", "--verbose", language=language, text=say.OPT_VERBOSE, is_flag=True),
            _format(language),
            options.exercise(language),
            options.exercise_lang(language),
            options.require_level(language),
            *options.search(language),
            options.bank(language),
            options.lang(language),
        ],
    )


def _format(language: Language) -> click.Option:
    choice = Choice(("text", "json"), language)
    return options.option("--format", language=language, text=say.OPT_FORMAT, default="text", type=choice)


@click.pass_obj
def _run(
    fallback: Language,
    *,
    file: str,
    function: tuple[str, ...],
    verbose: bool,
    format: str,  # noqa: A002 - the option's name
    exercise: str | None,
    exercise_lang: Language | None,
    require_level: int | None,
    search: int | None,
    search_seed: int | None,
    search_seconds: int | None,
    bank: str | None,
    lang: Language | None,
) -> int:
    asked = lang or asked_language((), os.environ)
    way = options.way(search, search_seed, search_seconds)
    if require_level == HIGHEST:
        for_many()  # it reaches a level that the quick way does not
    return check(
        Wish(
            file,
            function,
            verbose,
            format,
            exercise,
            exercise_lang,
            bank,
            asked,
            fallback,
            require_level,
            way,
        )
    )
