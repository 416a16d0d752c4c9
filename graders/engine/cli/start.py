"""`nakijk start EXERCISE`: a file with headers, docstrings and given constants to begin with."""

import os
from pathlib import Path

import click

from graders.engine.bank.load import load
from graders.engine.bank.places import find_bank
from graders.engine.cli import options
from graders.engine.cli.find import known
from graders.engine.cli.plain import shell_word
from graders.engine.cli.setting import bank_directory
from graders.engine.cli.words import Command
from graders.engine.errors import UsageProblem
from graders.engine.messages import cli as say
from graders.engine.messages.system import why
from graders.engine.model import Language
from graders.engine.report.start_file import render


def command(language: Language) -> click.Command:
    """Return the command, with its help in one language."""
    argument = options.argument("exercise", say.EXERCISE, language)
    lang = options.lang(language, say.OPT_START_LANG)
    return Command("start", language, say.START, _run, [argument, options.bank(language), lang])


@click.pass_obj
def _run(fallback: Language, *, exercise: str, bank: str | None, lang: Language | None) -> int:
    place = find_bank(bank_directory(bank, os.environ))
    languages = known(place, exercise).functions
    if lang and lang not in languages:
        raise UsageProblem(say.no_such_language(lang, exercise))
    language = lang or (fallback if fallback in languages else next(iter(languages)))
    file = f"{exercise}.py"
    _write(Path(file), render(load(place, exercise, language)))
    click.echo(
        say.started(file, exercise, f" --bank {shell_word(bank)}" if bank else "").pick(lang or fallback)
    )
    return 0


def _write(path: Path, text: str) -> None:
    try:
        # "x" makes the file or fails: no moment in which another program's file could be replaced.
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError as error:
        raise UsageProblem(say.exists_already(path.name)) from error
    except OSError as error:
        raise UsageProblem(say.cannot_write(path.name, why(error))) from error
