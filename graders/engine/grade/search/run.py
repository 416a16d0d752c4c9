"""Search all functions of a graded submission, and add to its report what was found."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from graders.engine.bank.load import load
from graders.engine.bank.places import Bank
from graders.engine.custom.load import Grader
from graders.engine.custom.run import hint
from graders.engine.errors import UsageProblem
from graders.engine.grade.material import Material
from graders.engine.grade.one import worst
from graders.engine.grade.search.demand import Pattern, pattern
from graders.engine.grade.search.drawing import explore, ready, strategies
from graders.engine.grade.search.hunt import Hunt
from graders.engine.grade.search.references import Reference, References
from graders.engine.grade.search.subject import Source, Subject
from graders.engine.grade.search.way import Way
from graders.engine.grade.setup import setup_of
from graders.engine.messages import search as say
from graders.engine.model import (
    SEVERITY,
    Exercise,
    FunctionReport,
    Language,
    Report,
    Result,
    Search,
    Searched,
    Submission,
    Verdict,
)
from graders.engine.sandbox.session import Setup
from graders.engine.submissions.read import read
from graders.engine.text import Text

_RAN = frozenset(SEVERITY) - {Verdict.NOT_RUN, Verdict.COMPILATION_ERROR, Verdict.INTERNAL_ERROR}
"""The verdicts on cases that were run."""


class Searcher(NamedTuple):
    """What is the same for all submissions of an exercise in one language."""

    way: Way
    material: Material
    setup: Setup
    references: tuple[tuple[str, bytes, Exercise], ...]
    """File as shown, source and exercise of each reference; the first is that of the submission's language."""
    strategies: Mapping[str, object]

    def search(self, report: Report) -> Report:
        """Return the report with what a search of its functions found; a difference that counts makes a verdict worse.

        Raises:
            NakijkError: when the bank is at fault, or the sandbox fails.
        """
        search = Search(self.way.seed, self.way.examples)
        if report.error is not None or report.syntax is not None:
            return report._replace(search=search)
        with closing(self._subject(report.submission)) as student, closing(self._opened()) as references:
            functions = tuple(self._function(one, student, references) for one in report.functions)
        return report._replace(search=search, functions=functions)

    def _subject(self, submission: Submission) -> Subject:
        return Subject(Source(submission.source, Path(submission.path).name, submission.helpers, self.setup))

    def _opened(self) -> References:
        own, *others = (
            Reference(file, exercise, Subject(Source(source, Path(file).name, {}, self.setup)))
            for file, source, exercise in self.references
        )
        return References(self.material.grader, own, others)

    def _function(self, one: FunctionReport, student: Subject, references: References) -> FunctionReport:
        if one.unwritten or one.reason is not None or not _RAN.issuperset(one.verdicts):
            left_out = None if one.unwritten or one.reason is not None else say.NOT_ALL_RUN
            return one._replace(searched=Searched(ended="left out", left_out=left_out))
        made = pattern(one.function)
        if one.function.id not in self.strategies:
            made = made if isinstance(made, Text) else say.NO_STRATEGY
        if isinstance(made, Text):
            return one._replace(searched=Searched(ended="left out", left_out=made))
        return _with(one, self._searched(one, made, student, references))

    def _searched(
        self, one: FunctionReport, made: Pattern, student: Subject, references: References
    ) -> Searched:
        grader, way = self.material.grader(), self.way
        hunt = Hunt(grader, made, len(one.function.parameters), student, references, way.seconds)
        strategy = self.strategies[one.function.id]
        done = explore(grader, strategy, hunt.differs, seed=way.seed, examples=way.examples)
        if done and hunt.keeps_something():
            done = explore(grader, strategy, hunt.differs, seed=way.seed, examples=way.examples)
        found = hunt.smallest(done=done)
        if done and not hunt.tried:
            return Searched(ended="left out", left_out=say.NOTHING_DRAWN)
        hinted = _hint(grader, found) if found else None
        return Searched(hunt.tried, found, hinted, "done" if done else "time")


def _hint(grader: Grader, found: Result) -> Text | None:
    (step,) = found.case.steps
    return hint(grader, found.case, step.call, step.demand, found.outcomes[0])


def _with(one: FunctionReport, searched: Searched) -> FunctionReport:
    counts = searched.found is not None and one.function.search == "counts"
    verdict = worst([one.verdict, searched.found.verdict]) if counts and searched.found else one.verdict
    return one._replace(searched=searched, verdict=verdict)


def searcher(bank: Bank, material: Material, way: Way) -> Searcher:
    """Return what searches submissions of an exercise.

    Raises:
        UsageProblem: when Hypothesis is not installed, or the reference solution is not there.
        NakijkError: when the bank, its grader or its strategies fail.
    """
    exercise = material.exercise
    own = _reference(bank, exercise.slug, exercise.language)
    if own is None:
        raise UsageProblem(_missing(bank, exercise))
    ready()
    others = (
        (language, _reference(bank, exercise.slug, language))
        for language in exercise.languages
        if language != exercise.language
    )
    references = [(*own, exercise)]
    references += [(*it, load(bank, exercise.slug, language)) for language, it in others if it]
    setup = setup_of(bank, exercise)._replace(total_seconds=None)  # each function has its own time
    return Searcher(way, material, setup, tuple(references), strategies(material.grader()))


def _reference(bank: Bank, slug: str, language: Language) -> tuple[str, bytes] | None:
    path = bank.reference_file(slug, language)
    if path is None or not Path(path).is_file():
        return None
    return _shown(slug, path), read(path, helpers=False).source


def _shown(slug: str, path: str) -> str:
    return str(PurePosixPath("reference", slug, Path(path).name))


def _missing(bank: Bank, exercise: Exercise) -> Text:
    path = bank.reference_file(exercise.slug, exercise.language)
    return say.no_reference(exercise.slug, path and _shown(exercise.slug, path))
