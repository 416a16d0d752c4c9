"""Run the one-step mutants of a reference solution on the cases, and keep what each function does then."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from graders.engine.bank.digest import digest as bank_digest
from graders.engine.bank.mutants import Change, Mutants
from graders.engine.bank.places import Bank
from graders.engine.grade.material import Material
from graders.engine.grade.near import behaviour
from graders.engine.grade.one import run
from graders.engine.model import Case, Exercise, Function, Verdict
from graders.engine.sandbox.session import Setup, open_session
from graders.engine.submissions.errors import SubmissionError
from graders.engine.submissions.read import read
from graders.engine.values.hashing import sha256
from graders.engine.verify.mutants.make import RULES, Mutant, mutants
from graders.engine.verify.mutants.reach import dependents
from graders.engine.verify.solutions import Lab, Run, results

_LEAST_SECONDS, _TIMES = 0.2, 5
"""A case of a mutant may take so many CPU seconds, or so many times what the slowest case of the reference takes."""

_TOTAL_SECONDS = 20.0
"""The wall seconds that one mutant may take in all."""


_TOKEN = 4
"""How many characters `<=` and `<`, or two numbers, have together at most."""


class _Did(NamedTuple):
    """What came of one mutant: whether a case fails, and what the functions do that are not right, as far as that is known."""

    noticed: bool
    behaviours: Mapping[str, str]


class _Bench(NamedTuple):
    """What all mutants of one reference are run with."""

    material: Material
    setup: Setup
    name: str
    dependents: Mapping[str, frozenset[str]]


def digest(bank: Bank, slug: str, language: str) -> str | None:
    """Return the digest of all that the mutants follow from; None when there is no reference to read."""
    source = _source(bank, slug, language)
    if source is None:
        return None
    parts = f"{RULES}\n{language}\n{bank_digest(bank, slug)}\n".encode() + source
    return f"sha256:{sha256(parts).hexdigest()}"


def computed(lab: Lab, references: Iterable[Run]) -> Mutants | None:
    """Run the mutants of the reference in the first language; None when there is none.

    Raises:
        GraderError: when a checker fails on one.
        SandboxError: when the sandbox itself fails.
    """
    language, exercise = next(iter(lab.exercises.items()))
    source = _source(lab.bank, lab.slug, language)
    now = digest(lab.bank, lab.slug, language)
    if source is None or now is None:
        return None
    text = source.decode()
    made = mutants(text)
    material = Material(_hurried(exercise, _seconds(references)), lambda: lab.grader, dict)
    setup = lab.setup._replace(total_seconds=_TOTAL_SECONDS)
    bench = _Bench(material, setup, f"solution_{language}.py", dependents(text))
    # Threads will do: the mutants run in processes of their own.
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as threads:
        done = list(threads.map(partial(_run, bench), made))
    survivors = tuple(_step(one) for one, did in zip(made, done, strict=True) if not did.noticed)
    near = _near(exercise, list(zip(made, done, strict=True)))
    return Mutants(now, bench.name, len(made), survivors, near)


def _near(exercise: Exercise, done: Iterable[tuple[Mutant, _Did]]) -> dict[str, dict[str, Change]]:
    """Return one mutant per function and behaviour: one in the function itself goes first, and then a small one."""
    near: dict[str, dict[str, Change]] = {}
    for function in exercise.functions:
        for mutant, did in sorted(done, key=lambda pair: (pair[0].function != function.name, _size(pair[0]))):
            if function.id in did.behaviours:
                near.setdefault(function.id, {}).setdefault(did.behaviours[function.id], _step(mutant))
    return near


def _size(mutant: Mutant) -> int:
    """Return how many characters were changed; an operator and a number are as small as each other."""
    return max(_TOKEN, len(mutant.was) + len(mutant.now))


def _run(bench: _Bench, mutant: Mutant) -> _Did:
    """Run the cases of the functions that the change can reach; the others do as they did."""
    exercise = bench.material.exercise
    reached = (
        None if mutant.binds is None else {each for name in mutant.binds for each in bench.dependents[name]}
    )
    functions = [one for one in exercise.functions if reached is None or one.name in reached]
    with open_session(mutant.source.encode(), bench.name, {}, bench.setup) as session:
        session.load()
        judged = dict(run(bench.material, session, functions))
    behaviours = {
        one.id: seen for one in functions if (seen := behaviour(judged[case.id] for case in one.cases))
    }
    return _Did(any(result.verdict is not Verdict.CORRECT for result in judged.values()), behaviours)


def _source(bank: Bank, slug: str, language: str) -> bytes | None:
    file = bank.reference_file(slug, language)
    try:
        return None if file is None else read(Path(file), helpers=False).source
    except SubmissionError:
        return None


def _seconds(references: Iterable[Run]) -> float:
    """Return the CPU seconds for one case."""
    taken = [
        outcome.seconds for each in references for result in results(each) for outcome in result.outcomes
    ]
    return max(_LEAST_SECONDS, _TIMES * max(taken, default=0.0))


def _hurried(exercise: Exercise, seconds: float) -> Exercise:
    """Return the exercise with less time for its cases: many a mutant is endless."""
    return exercise._replace(functions=tuple(_hurried_function(one, seconds) for one in exercise.functions))


def _hurried_function(function: Function, seconds: float) -> Function:
    return function._replace(cases=tuple(_hurried_case(case, seconds) for case in function.cases))


def _hurried_case(case: Case, seconds: float) -> Case:
    steps = []
    for step in case.steps:
        limits = step.call.limits
        hurried = limits._replace(seconds=min(limits.seconds, seconds))
        steps.append(step._replace(call=step.call._replace(limits=hurried)))
    return case._replace(steps=tuple(steps))


def _step(mutant: Mutant) -> Change:
    return Change(mutant.line, mutant.was, mutant.now)
