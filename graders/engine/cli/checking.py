"""Grade one file on every exercise that it solves, and show the reports."""

from __future__ import annotations

import sys

from graders.engine import messages as say
from graders.engine.cli.memory import recall, remember, right
from graders.engine.cli.setting import console_style, write
from graders.engine.cli.wish import Wish
from graders.engine.errors import UsageProblem
from graders.engine.grade.material import Material
from graders.engine.grade.one import grade, loses_points, verdict_of
from graders.engine.model import Report, Submission, Verdict
from graders.engine.plan import chosen
from graders.engine.sandbox.session import Session

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Sequence


def graded(wish: Wish, ready: Material, submission: Submission, session: Session) -> Report:
    """Return the report on one exercise.

    Raises:
        NakijkError: when a function is asked for that it has not, or the bank, its grader or the sandbox fails.
    """
    _known_functions(ready, wish.functions)
    _prepare(ready)
    return grade(ready, submission, session, wish.functions)


def _prepare(ready: Material) -> None:
    """Import what will be needed when the child has loaded, which takes as long as this does."""
    import graders.engine.report.terminal

    if any(
        step.demand.checker for one in ready.exercise.functions for case in one.cases for step in case.steps
    ):
        import graders.engine.custom.run  # noqa: F401


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
    if wish.search:
        words += ["--search", str(wish.search.examples), "--search-seed", str(wish.search.seed)]
    for function in wish.functions:
        words += ["-f", shell_word(function)]
    return " ".join([*words, "-v"])


def exit_code(reports: Sequence[Report]) -> int:
    """Return 0 when all is right, 1 when something is wrong or costs points, 3 when something could not be graded."""
    verdicts = [verdict_of(report) for report in reports]
    if Verdict.INTERNAL_ERROR in verdicts:
        return 3
    right = all(verdict is Verdict.CORRECT for verdict in verdicts)
    return 0 if right and not any(map(loses_points, reports)) else 1
