"""`nakijk check FILE`: one student, one file, as often as wanted."""

import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import click

from graders.engine.bank.places import Bank, find_bank
from graders.engine.cli import options
from graders.engine.cli.find import known, language_for, which
from graders.engine.cli.material import material
from graders.engine.cli.memory import recall, remember, right
from graders.engine.cli.setting import asked_language, bank_directory, console_style
from graders.engine.cli.words import Choice, Command
from graders.engine.errors import UsageProblem
from graders.engine.grade.one import Material, grade, verdict_of
from graders.engine.grade.setup import setup_of
from graders.engine.messages import cli as say
from graders.engine.model import Language, Report, Submission, Verdict
from graders.engine.plan import chosen
from graders.engine.sandbox.session import Session, open_session
from graders.engine.submissions.read import read
from graders.engine.submissions.scan import defined_names


class Wish(NamedTuple):
    """What the person asked for on the command line."""

    file: str
    functions: tuple[str, ...]
    verbose: bool
    format: str
    exercise: str | None
    exercise_lang: Language | None
    bank: str | None
    lang: Language | None
    """Of the sentences; None means that of the names in the file."""
    fallback: Language
    """Of the locale."""


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
            options.option(
                "--format",
                language=language,
                text=say.OPT_FORMAT,
                default="text",
                type=Choice(("text", "json"), language),
            ),
            options.exercise(language),
            options.exercise_lang(language),
            options.bank(language),
            options.lang(language),
        ],
    )


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
    bank: str | None,
    lang: Language | None,
) -> int:
    asked = lang or asked_language((), os.environ)
    return check(Wish(file, function, verbose, format, exercise, exercise_lang, bank, asked, fallback))


def check(wish: Wish) -> int:
    """Grade one file on every exercise that it solves, print the reports, return the exit code."""
    submission = read(Path(wish.file))
    bank = find_bank(bank_directory(wish.bank, os.environ))
    # The worker starts before anything else is known, so that its start overlaps with our own work.
    with _open(submission) as session:
        defined = tuple(defined_names(submission.source))
        slugs = (wish.exercise,) if wish.exercise else which(bank, defined, wish.file, Path(wish.file).stem)
        reports = [_grade(wish, bank, slugs[0], submission, defined, session)]
    for slug in slugs[1:]:
        with _open(submission) as session:
            reports.append(_grade(wish, bank, slug, submission, defined, session))
    _print(wish, reports)
    return _exit_code([verdict_of(report) for report in reports])


def _open(submission: Submission) -> Session:
    return open_session(submission.source, Path(submission.path).name, submission.helpers)


def _grade(
    wish: Wish, bank: Bank, slug: str, submission: Submission, defined: Sequence[str], session: Session
) -> Report:
    functions = known(bank, slug).functions
    language = language_for(functions, defined, wish.exercise_lang, wish.lang or wish.fallback)
    ready = material(bank, slug, language, with_digest=wish.verbose or wish.format == "json")
    _known_functions(ready, wish.functions)
    session.prepare(setup_of(bank, ready.exercise))
    return grade(ready, submission, session, wish.functions)


def _known_functions(ready: Material, asked: Sequence[str]) -> None:
    for name in asked:
        if not chosen(ready.exercise, (name,)):
            raise UsageProblem(say.unknown_function(name, [it.name for it in ready.exercise.functions]))


def _print(wish: Wish, reports: Sequence[Report]) -> None:
    if wish.format == "json":
        # Lazy: a student's check shows text, and must start fast.
        from graders.engine.report.json import render as render_json

        for report in reports:
            click.echo(render_json(report, for_student=True), nl=False)
        return
    from graders.engine.report.terminal import render

    style = console_style(sys.stdout)
    for index, report in enumerate(reports):
        language = wish.lang or report.exercise.language
        before = recall(report)
        text = render(report, language, style, verbose=wish.verbose, command=_again(wish), before=before)
        if right(report) != before:
            remember(report)
        click.echo(("\n" if index else "") + text, nl=False, color=style.colour)


def _again(wish: Wish) -> str:
    words = ["nakijk", "check", shlex.quote(wish.file)]
    for name, value in (
        ("--exercise", wish.exercise),
        ("--exercise-lang", wish.exercise_lang),
        ("--bank", wish.bank),
    ):
        words += [name, shlex.quote(value)] if value else []
    for function in wish.functions:
        words += ["-f", function]
    return " ".join([*words, "-v"])


def _exit_code(verdicts: Sequence[Verdict]) -> int:
    if Verdict.INTERNAL_ERROR in verdicts:
        return 3
    return 0 if all(verdict is Verdict.CORRECT for verdict in verdicts) else 1
