"""`nakijk list`: the exercises of a bank."""

import os

import click

from graders.engine.bank.places import find_bank, slugs
from graders.engine.cli import options
from graders.engine.cli.find import all_together, readable
from graders.engine.cli.setting import bank_directory
from graders.engine.cli.words import Command
from graders.engine.messages import cli as say
from graders.engine.messages import counting
from graders.engine.model import Language


def command(language: Language) -> click.Command:
    """Return the command, with its help in one language."""
    return Command("list", language, say.LIST, _run, [options.bank(language), options.lang(language)])


@click.pass_obj
def _run(fallback: Language, *, bank: str | None, lang: Language | None) -> int:
    place = find_bank(bank_directory(bank, os.environ))
    language = lang or fallback
    found, broken = readable(place, slugs(place))
    rows = []
    for slug, known in found.items():
        count = counting.functions(max(len(functions) for functions in known.functions.values()))
        rows.append((slug, known.title.pick(language), count.pick(language), " ".join(known.functions)))
    widths = [max(len(row[column]) for row in rows) for column in range(4)] if rows else []
    for row in rows:
        click.echo("   ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    if broken:
        # What can be used was listed; the rest is an error like any other.
        raise all_together(broken)
    return 0
