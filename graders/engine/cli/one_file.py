"""Check one file: the way of `nakijk check`, without the parsing of its options."""

from __future__ import annotations

import os
from os.path import basename

from graders.engine.bank.places import Bank, find_bank
from graders.engine.cli.find import known, language_for, which
from graders.engine.cli.level import demand_level
from graders.engine.cli.material import material
from graders.engine.cli.setting import bank_directory
from graders.engine.cli.wish import Wish
from graders.engine.grade.material import Material
from graders.engine.grade.setup import setup_of
from graders.engine.sandbox.session import level_for, open_session
from graders.engine.submissions.names import stem, tidy
from graders.engine.submissions.read import read
from graders.engine.submissions.scan import defined_names

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable

    from graders.engine.model import Report, Submission


def check(wish: Wish) -> int:
    """Grade one file on every exercise that it solves, print the reports, return the exit code.

    Raises:
        NakijkError: when the exercise cannot be told, or the bank, its grader or the sandbox fails.
    """
    submission = read(tidy(wish.file))
    bank = find_bank(bank_directory(wish.bank, os.environ))
    defined = tuple(defined_names(submission.source))
    reports = [
        _report(wish, bank, _material(wish, bank, slug, defined), submission)
        for slug in _exercises(wish, bank, submission, defined)
    ]
    from graders.engine.cli.checking import exit_code, show

    show(wish, reports)
    return exit_code(reports)


def _exercises(wish: Wish, bank: Bank, submission: Submission, defined: tuple[str, ...]) -> tuple[str, ...]:
    if wish.exercise:
        return (wish.exercise,)
    return tuple(which(bank, defined, wish.file, stem(wish.file), submission.source))


def _material(wish: Wish, bank: Bank, slug: str, defined: tuple[str, ...]) -> Material:
    functions = known(bank, slug).functions
    language = language_for(functions, defined, wish.exercise_lang, wish.lang or wish.fallback)
    return material(bank, slug, language, with_digest=wish.verbose or wish.format == "json")


def _report(wish: Wish, bank: Bank, ready: Material, submission: Submission) -> Report:
    setup = setup_of(bank, ready.exercise)
    if wish.require_level is not None:
        demand_level(level_for(setup), wish.require_level)
    search = _search(wish, bank, ready)
    with open_session(submission.source, basename(submission.path), submission.helpers, setup) as session:
        # Lazy: while the child parses and loads, on another processor, there is time to import what judges.
        from graders.engine.cli.checking import graded

        report = graded(wish, ready, submission, session)
    return search(report) if search else report


def _search(wish: Wish, bank: Bank, ready: Material) -> Callable[[Report], Report] | None:
    """Return what searches a graded submission, if that is asked for: first of all it must be able to.

    Raises:
        UsageProblem: when Hypothesis or the reference solution is not there.
    """
    if wish.search is None:
        return None
    from graders.engine.grade.search.run import searcher  # lazy: it imports Hypothesis

    return searcher(bank, ready, wish.search).search
