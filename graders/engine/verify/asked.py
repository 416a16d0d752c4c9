"""What right solutions ask of the functions that they build on, case by case, and what the reference answers: derived data."""

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from graders.engine.grade.detect import language_of
from graders.engine.grade.known import Key, Known, Table, as_json, can_be_replaced, key, of_bank
from graders.engine.grade.oracle import Oracle
from graders.engine.grade.reach import Reach
from graders.engine.grade.stubbed import Bounds, make
from graders.engine.grade.teacher import teacher_of
from graders.engine.model import Language, Question
from graders.engine.sandbox.session import open_session
from graders.engine.submissions.errors import SubmissionError
from graders.engine.submissions.read import read
from graders.engine.submissions.scan import defined_names
from graders.engine.verify.counts import reference_files, solution_files
from graders.engine.verify.solutions import Lab

_BOUNDS = Bounds(1_000, 20_000, shared=0)
LARGEST = 400_000
"""How many characters of answers are kept for one exercise: what does not fit has to be asked again each time."""


class _Asked(NamedTuple):
    """A question, and the cases in which a right solution asks it."""

    question: Question
    cases: dict[str, None]


class Answers(NamedTuple):
    """What is asked and answered, as JSON-ready data, and how many answers are left out, for want of room."""

    kept: tuple[object, ...] = ()
    left_out: int = 0


def answers(lab: Lab) -> Answers:
    """Return what is asked and answered; nothing where there is no reference.

    Raises:
        SandboxError: when the sandbox itself fails.
    """
    asked = _asked(lab)
    if not asked:
        return Answers()
    known = {language: _answered(lab, language, asked) for language in lab.exercises}
    exercise = next(iter(lab.exercises.values()))
    ids = [case.id for function in exercise.functions for case in function.cases]
    entries = [
        entry
        for name, one in asked.items()
        for entry in _entries(
            sorted(one.cases, key=ids.index),
            {language: table[name] for language, table in known.items() if name in table},
        )
    ]
    sizes = accumulate(len(json.dumps(entry)) for entry in entries)
    kept = sum(size <= LARGEST for size in sizes)
    return Answers(tuple(entries[:kept]), len(entries) - kept)


def _asked(lab: Lab) -> dict[Key, _Asked]:
    """Return what the reference and the other right solutions ask."""
    if lab.bank.reference is None:
        return {}
    folder = Path(lab.bank.reference, lab.slug)
    files = (*reference_files(folder, lab.exercises), *solution_files(folder / "right"))
    asked: dict[Key, _Asked] = {}
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as threads:
        for questions in threads.map(partial(_asked_by, lab), files):
            for case, question in questions:
                asked.setdefault(key(question), _Asked(question, {})).cases[case] = None
    return asked


def _asked_by(lab: Lab, path: Path) -> list[tuple[str, Question]]:
    """Return case and question of all that one solution asks."""
    try:
        submission = read(path, helpers=False)
    except SubmissionError:
        return []  # it is told of already: it was to be graded
    language, _ = language_of(lab.names.functions, defined_names(submission.source))
    exercise = lab.exercises[language or next(iter(lab.exercises))]
    teacher = teacher_of(lab.bank, lab.slug, exercise.language)
    asked = []
    with (
        open_session(submission.source, path.name, {}, lab.setup) as session,
        Oracle(exercise.functions, Table(of_bank(exercise)), teacher) as oracle,
    ):
        reach = Reach(exercise, session.load(), ())
        for function in exercise.functions:
            for used in filter(can_be_replaced, reach.suspects(function)):
                made = make(session, oracle, function.cases, (used,), bounds=_BOUNDS)
                asked += [(case, one.question) for case, known in made.asked.items() for one in known]
    return asked


def _answered(lab: Lab, language: Language, asked: Mapping[Key, _Asked]) -> dict[Key, Known]:
    """Return what the reference answers in one language; the answer is None where the bank's own case says it."""
    exercise = lab.exercises[language]
    own, teacher = Table(of_bank(exercise)), teacher_of(lab.bank, lab.slug, language)
    known = {}
    with Oracle(exercise.functions, Table(), teacher) as oracle:
        oracle.ask([one.question for one in asked.values()])
        for name, one in asked.items():
            answer = oracle.find(one.question)
            if own.find(one.question) is not None:
                known[name] = Known(one.question, None)
            elif answer is not None:
                known[name] = Known(one.question, answer)
    return known


def _entries(cases: Iterable[str], known: Mapping[Language, Known]) -> Iterator[object]:
    """Yield one entry when the answer is the same in all languages, else one for each answer."""
    groups: dict[str, list[Language]] = {}
    for language, one in known.items():
        groups.setdefault(json.dumps(as_json(one, None)), []).append(language)
    for spoken in groups.values():
        one = known[spoken[0]]._replace(cases=tuple(cases))
        yield json.loads(json.dumps(as_json(one, None if len(groups) == 1 else spoken)))
