"""Hold the solutions to what the bank says of them: right ones pass, wrong ones fail as stated; pure."""

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path

from graders.engine.bank.places import Bank
from graders.engine.messages import verify as say
from graders.engine.model import Exercise, Misconception, Verdict
from graders.engine.text import Text, same
from graders.engine.verify.counts import reference_files
from graders.engine.verify.problem import Problem
from graders.engine.verify.solutions import Run, Solutions, failed, fingerprint, results
from graders.engine.verify.where import Where

LEAST_RIGHT, LEAST_WRONG = 2, 6


def check(bank: Bank, exercise: Exercise, solutions: Solutions, where: Where) -> Iterator[Problem]:
    """Yield all that is wrong with the solutions of an exercise."""
    yield from _presence(bank, exercise, solutions, where)
    for run in (*solutions.references, *solutions.right):
        yield from _all_right(run)
    yield from _wrong(exercise, solutions.wrong, where)
    yield from _alike(solutions.wrong)
    yield from _requirements(exercise, solutions.wrong, where)


def _presence(bank: Bank, exercise: Exercise, solutions: Solutions, where: Where) -> Iterator[Problem]:
    if bank.reference is None:
        return
    there = reference_files(Path(bank.reference, exercise.slug), exercise.languages)
    for language in exercise.languages:
        if f"solution_{language}.py" not in [path.name for path in there]:
            yield where.problem(("exercise",), "V101", say.no_solution(language))
    for kind, runs, least in (
        ("right", solutions.right, LEAST_RIGHT),
        ("wrong", solutions.wrong, LEAST_WRONG),
    ):
        if len(runs) < least:
            problem = where.problem(("exercise",), "V102", say.few_files(kind, len(runs), least))
            yield problem._replace(severity="warning")


def _all_right(run: Run) -> Iterator[Problem]:
    trouble = run.report.error
    if trouble is not None:
        yield Problem(str(run.path), 1, 1, "V103", say.not_loaded(same(trouble)))
    elif failed(run):
        yield Problem(str(run.path), 1, 1, "V104", say.not_right(failed(run), _first_reason(run)))
    for one in (*run.report.broken, *(one for function in run.report.functions for one in function.broken)):
        yield Problem(str(run.path), one.line or 1, 1, "V106", say.breaks_rule(one.text))


def _first_reason(run: Run) -> Text:
    for result in results(run):
        if result.verdict is not Verdict.CORRECT:
            feedback = result.judgement.feedback
            return feedback[0].text if feedback else same(result.verdict.value)
    return same("")


def _wrong(exercise: Exercise, runs: Sequence[Run], where: Where) -> Iterator[Problem]:
    """That every misconception has its file, and every file its misconception, is checked with the bank itself."""
    by_name = {run.name: run for run in runs}
    for index, misconception in enumerate(exercise.misconceptions):
        if misconception.name in by_name:
            run = by_name[misconception.name]
            yield from _as_stated(exercise, misconception, run, ("misconceptions", index), where)


def _as_stated(
    exercise: Exercise, misconception: Misconception, run: Run, path: tuple[str | int, ...], where: Where
) -> Iterator[Problem]:
    name = misconception.name
    ids = [case.id for function in exercise.functions for case in function.cases]
    stated = {case for case in ids if any(fnmatchcase(case, pattern) for pattern in misconception.fails)}
    seen = set(failed(run))
    passes = [case for case in ids if case in stated - seen]
    fails = [case for case in ids if case in seen - stated]
    if passes:
        yield where.problem((*path, "fails"), "V114", say.too_weak(name, passes))
    if fails:
        yield where.problem((*path, "fails"), "V115", say.too_wrong(name, fails))
    functions = [one.function.id for one in run.report.functions if one.verdict is not Verdict.CORRECT]
    if set(functions) != set(misconception.functions):
        text = say.other_functions(name, misconception.functions, functions)
        yield where.problem((*path, "functions"), "V116", text)


def _alike(runs: Sequence[Run]) -> Iterator[Problem]:
    seen: dict[tuple[str, ...], Run] = {}
    for run in runs:
        other = seen.setdefault(failed(run), run)
        if other is not run:
            tell = say.alike if fingerprint(run) == fingerprint(other) else say.alike_but_for_answers
            yield Problem(str(run.path), 1, 1, "V117", tell(run.name, other.name))


def _requirements(exercise: Exercise, wrong: Sequence[Run], where: Where) -> Iterator[Problem]:
    """Every requirement is broken by a wrong solution (that a case tests it is checked with the bank itself)."""
    if not wrong:
        return
    cases = {case.id: case.requirement for function in exercise.functions for case in function.cases}
    broken = {cases[case] for run in wrong for case in failed(run)}
    for requirement in exercise.requirements:
        if requirement.id not in broken:
            text = say.requirement_unbroken(requirement.id)
            yield where.problem(("requirements", requirement.id), "V121", text)
