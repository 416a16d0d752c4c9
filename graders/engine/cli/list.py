"""`nakijk list`: the exercises of a bank."""

import os

import click

from graders.engine.bank.names import names
from graders.engine.bank.places import find_bank, slugs
from graders.engine.cli import options
from graders.engine.cli.setting import bank_directory
from graders.engine.cli.words import Command
from graders.engine.messages import cli as say
from graders.engine.model import Language


def command(language: Language) -> click.Command:
    """Return the command, with its help in one language."""
    return Command("list", language, say.LIST, _run, [options.bank(language), options.lang(language)])


@click.pass_obj
def _run(fallback: Language, *, bank: str | None, lang: Language | None) -> int:
    place = find_bank(bank_directory(bank, os.environ))
    rows = []
    for slug in slugs(place):
        known = names(place, slug)
        count = say.functions(max(len(functions) for functions in known.functions.values()))
        language = lang or fallback
        rows.append((slug, known.title.pick(language), count.pick(language), " ".join(known.functions)))
    widths = [max(len(row[column]) for row in rows) for column in range(4)] if rows else []
    for row in rows:
        click.echo("   ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    return 0
