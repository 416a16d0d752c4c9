"""Grade one file on every exercise that it solves, and show the reports."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from os.path import basename

from graders.engine import messages as say
from graders.engine.bank.places import Bank, find_bank
from graders.engine.cli.find import known, language_for, which
from graders.engine.cli.level import demand_level
from graders.engine.cli.material import material
from graders.engine.cli.memory import recall, remember, right
from graders.engine.cli.setting import bank_directory, console_style, write
from graders.engine.cli.wish import Wish
from graders.engine.errors import UsageProblem
from graders.engine.grade.one import Material, grade, verdict_of
from graders.engine.grade.setup import setup_of
from graders.engine.model import Report, Submission, Verdict
from graders.engine.plan import chosen
from graders.engine.sandbox.session import Session, open_session
from graders.engine.submissions.names import stem
from graders.engine.submissions.scan import defined_names


def report_on(wish: Wish, submission: Submission, session: Session) -> list[Report]:
    """Return the report on each exercise; `session` serves the first, which is all in nearly every file.

    Raises:
        NakijkError: when the exercise cannot be told, or the bank, its grader or the sandbox fails.
    """
    bank = find_bank(bank_directory(wish.bank, os.environ))
    defined = tuple(defined_names(submission.source))
    first, *more = (
        (wish.exercise,)
        if wish.exercise
        else which(bank, defined, wish.file, stem(wish.file), submission.source)
    )
    reports = [_grade(wish, bank, first, submission, defined, session)]
    for slug in more:
        with open_session(submission.source, basename(submission.path), submission.helpers) as another:
            reports.append(_grade(wish, bank, slug, submission, defined, another))
    return reports


def _grade(
    wish: Wish, bank: Bank, slug: str, submission: Submission, defined: Sequence[str], session: Session
) -> Report:
    functions = known(bank, slug).functions
    language = language_for(functions, defined, wish.exercise_lang, wish.lang or wish.fallback)
    ready = material(bank, slug, language, with_digest=wish.verbose or wish.format == "json")
    _known_functions(ready, wish.functions)
    session.prepare(setup_of(bank, ready.exercise))
    if wish.require_level is not None:
        demand_level(session.level, wish.require_level)
    return grade(ready, submission, session, wish.functions)


def _known_functions(ready: Material, asked: Sequence[str]) -> None:
    for name in asked:
        if not chosen(ready.exercise, (name,)):
            from graders.engine.cli.near import near  # lazy: only a mistake needs it

            names = [function.name for function in ready.exercise.functions]
            raise UsageProblem(say.cli.unknown_function(name, names, near(name, names)))


def show(wish: Wish, reports: Sequence[Report]) -> None:
    """Print the reports, as text or as JSON."""
    if wish.format == "json":
        # Lazy: a student's check shows text, and must start fast.
        from graders.engine.report.json import render as render_json

        for report in reports:
            write(render_json(report, for_student=True))
        return
    from graders.engine.report.terminal import render

    style = console_style(sys.stdout)
    for index, report in enumerate(reports):
        language = wish.lang or report.exercise.language
        before = recall(report)
        text = render(
            report, language, style, verbose=wish.verbose, command=_again(wish, report), before=before
        )
        if right(report) != before:
            remember(report)
        write(("\n" if index else "") + text)


def _again(wish: Wish, report: Report) -> str:
    """Return the command that shows every failure, if there is any."""
    if verdict_of(report) is Verdict.CORRECT:
        return ""
    from graders.engine.cli.plain import shell_word  # lazy: a right file has no command to show

    words = ["nakijk", "check", shell_word(wish.file)]
    for name, value in (
        ("--exercise", wish.exercise),
        ("--exercise-lang", wish.exercise_lang),
        ("--bank", wish.bank),
    ):
        words += [name, shell_word(value)] if value else []
    for function in wish.functions:
        words += ["-f", shell_word(function)]
    return " ".join([*words, "-v"])


def exit_code(reports: Sequence[Report]) -> int:
    """Return 0 when all is right, 1 when something is wrong, 3 when something could not be graded."""
    verdicts = [verdict_of(report) for report in reports]
    if Verdict.INTERNAL_ERROR in verdicts:
        return 3
    return 0 if all(verdict is Verdict.CORRECT for verdict in verdicts) else 1
