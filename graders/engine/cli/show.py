"""`nakijk show EXERCISE`: its description in the terminal."""

import os
import re
import sys

import click

from graders.engine.bank.descriptions import description_file, read_description
from graders.engine.bank.places import find_bank
from graders.engine.cli import options
from graders.engine.cli.find import known
from graders.engine.cli.setting import bank_directory
from graders.engine.cli.words import Command
from graders.engine.errors import UsageProblem
from graders.engine.messages import cli as say
from graders.engine.model import Language


def command(language: Language) -> click.Command:
    """Return the command, with its help in one language."""
    argument = options.argument("exercise", say.EXERCISE, language)
    return Command(
        "show", language, say.SHOW, _run, [argument, options.bank(language), options.lang(language)]
    )


@click.pass_obj
def _run(fallback: Language, *, exercise: str, bank: str | None, lang: Language | None) -> int:
    place = find_bank(bank_directory(bank, os.environ))
    languages = known(place, exercise).functions
    language = lang or (fallback if fallback in languages else next(iter(languages)))
    file = description_file(place, exercise, language)
    if not file.exists():
        raise UsageProblem(say.no_description(exercise, language))
    text = without_ids(read_description(file))
    if sys.stdout.isatty():
        _draw(text)
    else:
        click.echo(text, nl=False)
    return 0


def without_ids(description: str) -> str:
    """Return a description without the ids of cases behind its fences: those are for `verify`."""
    return re.sub(r"^( {0,3}(?:```|~~~)(?:pycon|transcript))[ \t].*$", r"\1", description, flags=re.MULTILINE)


def _draw(text: str) -> None:
    # Lazy: rich takes seven bare interpreter starts to import, and only a terminal needs it.
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(width=min(Console().width, 100))
    console.print(Markdown(text))
