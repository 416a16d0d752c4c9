"""`nakijk verify [BANK] [SLUG…]`: check a bank for CI, one problem a line."""

import gc
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click

from graders.engine.bank.mutants import Mutants
from graders.engine.bank.places import Bank, find_bank, slugs
from graders.engine.cli import options
from graders.engine.cli.find import demand
from graders.engine.cli.level import demand_level
from graders.engine.cli.plain import plain
from graders.engine.cli.setting import bank_directory
from graders.engine.cli.words import Command
from graders.engine.messages import cli as say
from graders.engine.messages import near as say_near
from graders.engine.messages import verify as say_verify
from graders.engine.model import Language
from graders.engine.sandbox.system import for_many, system
from graders.engine.text import Text
from graders.engine.verify.counts import Counts
from graders.engine.verify.problem import Problem
from graders.engine.verify.run import Verified, verify


def command(language: Language) -> click.Command:
    """Return the command, with its help in one language."""
    write = options.option("--write", language=language, text=say.OPT_WRITE, is_flag=True)
    words = options.argument("words", say.BANK_AND_SLUGS, language, nargs=-1)
    return Command(
        "verify",
        language,
        say.VERIFY,
        _run,
        [
            words,
            write,
            options.require_level(language),
            options.bank(language),
            options.lang(language),
        ],
    )


@click.pass_obj
def _run(
    fallback: Language, *, words: tuple[str, ...], write: bool, require_level: int | None, bank: str | None,
    lang: Language | None,
) -> int:  # fmt: skip
    gc.enable()  # `main` turned it off, for commands that end at once
    for_many()
    if require_level is not None:
        demand_level(system().level, require_level)
    place, chosen = _places(words, bank)
    language = lang or fallback
    counts = Counts()
    problems: list[Problem] = []
    for slug in chosen:
        with _announced(say.verifying(slug).pick(language)):
            verified = verify(place, slug, write=write)
        for problem in verified.problems:
            click.echo(plain(line(problem, language)))
        if verified.stopped:
            click.echo(say_verify.stopped(slug).pick(language))
        if verified.best_stubs:
            click.echo(_stubs(verified).pick(language))
        if verified.mutants:
            click.echo(_noticed(verified.slug, verified.mutants).pick(language))
        if verified.written:
            click.echo(f"{verified.slug}: {say_verify.derived_written().pick(language)}")
        counts = counts.plus(verified.counts)
        problems += verified.problems
    errors = sum(problem.severity == "error" for problem in problems)
    click.echo(say_verify.counts(*counts, errors, len(problems) - errors).pick(language))
    return 1 if errors else 0


@contextmanager
def _announced(text: str) -> Iterator[None]:
    """Show a text on standard error while the context lasts, if somebody can see it there."""
    if not sys.stderr.isatty():
        yield
        return
    click.echo(text, nl=False, err=True)
    try:
        yield
    finally:
        click.echo(f"\r{' ' * len(text)}\r", nl=False, err=True)


def line(problem: Problem, language: Language) -> str:
    """Return a problem as one line: `file:line:col: code message`, the file relative if it is below here."""
    text = " ".join(problem.text.pick(language).split())
    return f"{_relative(problem.file)}:{problem.line}:{problem.column}: {problem.code} {text}"


def _relative(file: str) -> str:
    path, here = Path(file), Path.cwd()
    return str(path.relative_to(here)) if path.is_absolute() and path.is_relative_to(here) else file


def _places(words: Sequence[str], bank: str | None) -> tuple[Bank, tuple[str, ...]]:
    """Return the bank and the exercises: the first word is a bank if it is a folder, else an exercise."""
    first = Path(words[0]) if words and bank is None else None
    is_folder = first is not None and (first.is_dir() or len(first.parts) > 1)
    place = find_bank(first if is_folder else bank_directory(bank, os.environ))
    named = tuple(words[1:] if is_folder else words)
    for slug in named:
        demand(place, slug)
    return place, named or slugs(place)


def _noticed(slug: str, mutants: Mutants) -> Text:
    noticed = mutants.made - len(mutants.survivors)
    return say_near.noticed(slug, mutants.reference, noticed, mutants.made)


def _stubs(verified: Verified) -> Text:
    shares = [(function, round(100 * stub.share)) for function, stub in verified.best_stubs.items()]
    return say_verify.stubs_line(verified.slug, shares)
