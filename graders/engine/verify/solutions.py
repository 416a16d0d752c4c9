"""Run the reference, right and wrong solutions of an exercise, as any submission is run."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from graders.engine.bank.load import load
from graders.engine.bank.names import Names
from graders.engine.bank.places import Bank
from graders.engine.custom.load import Grader
from graders.engine.diagnose.fingerprints import mark
from graders.engine.grade.detect import language_of
from graders.engine.grade.material import Material
from graders.engine.grade.one import grade
from graders.engine.model import Exercise, Language, Report, Result, Verdict
from graders.engine.sandbox.session import Setup, open_session
from graders.engine.submissions.errors import SubmissionError
from graders.engine.submissions.read import read
from graders.engine.submissions.scan import defined_names
from graders.engine.verify.counts import reference_files, solution_files
from graders.engine.verify.problem import Problem

_KINDS = ("right", "wrong")


class Run(NamedTuple):
    """A solution and what came of it."""

    path: Path
    report: Report

    @property
    def name(self) -> str:
        """The solution's name: its file's stem."""
        return self.path.stem


class Solutions(NamedTuple):
    """The solutions of one exercise, graded."""

    references: tuple[Run, ...] = ()
    right: tuple[Run, ...] = ()
    wrong: tuple[Run, ...] = ()
    unreadable: tuple[Problem, ...] = ()
    """The files that could not be read, and so were not graded."""


class Lab(NamedTuple):
    """What is needed to grade solutions of one exercise: it is loaded once per language."""

    bank: Bank
    slug: str
    exercises: dict[Language, Exercise]
    names: Names
    grader: Grader
    setup: Setup


def run_all(lab: Lab) -> Solutions:
    """Grade every solution of the exercise.

    Raises:
        GraderError: when the grader fails on one.
        SandboxError: when the sandbox itself fails.
    """
    if lab.bank.reference is None:
        return Solutions()
    folder = Path(lab.bank.reference, lab.slug)
    files = (reference_files(folder, lab.exercises), *(solution_files(folder / kind) for kind in _KINDS))
    # Threads will do: the solutions run in processes of their own.
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as threads:
        done = [list(threads.map(partial(run_one, lab), paths)) for paths in files]
    references, right, wrong = (tuple(one for one in runs if isinstance(one, Run)) for runs in done)
    unreadable = (one for runs in done for one in runs if isinstance(one, Problem))
    return Solutions(references, right, wrong, tuple(unreadable))


def run_one(lab: Lab, path: Path) -> Run | Problem:
    """Grade one solution, in the language of its names, without the files beside it: it must stand alone."""
    try:
        submission = read(path, helpers=False)
    except SubmissionError as error:
        return Problem(str(path), 1, 1, "V105", error.text)
    language, _ = language_of(lab.names.functions, defined_names(submission.source))
    exercise = lab.exercises[language or next(iter(lab.exercises))]
    with open_session(submission.source, path.name, submission.helpers, lab.setup) as session:
        return Run(path, grade(Material(exercise, lambda: lab.grader, dict), submission, session))


def results(run: Run) -> Iterator[Result]:
    """Yield the results of all functions of a run."""
    return (result for function in run.report.functions for result in function.results)


def failed(run: Run) -> tuple[str, ...]:
    """Return the ids of the cases that are not right, in bank order."""
    return tuple(result.case.id for result in results(run) if result.verdict is not Verdict.CORRECT)


def fingerprint(run: Run) -> dict[str, dict[str, str]]:
    """Return, per function id, the failing cases and the marks of their outcomes."""
    marks = {
        function.function.id: {
            result.case.id: mark(result)
            for result in function.results
            if result.verdict is not Verdict.CORRECT
        }
        for function in run.report.functions
    }
    return {function: cases for function, cases in marks.items() if cases}


def lab(bank: Bank, slug: str, names: Names, grader: Grader, setup: Setup) -> Lab:
    """Return what is needed to grade the exercise's solutions.

    Raises:
        BankError: when the bank's file is broken.
    """
    exercises = {language: load(bank, slug, language) for language in names.functions}
    return Lab(bank, slug, exercises, names, grader, setup)
