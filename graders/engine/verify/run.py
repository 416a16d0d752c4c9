"""Verify the exercises of a bank, one after the other: everything that can be wrong with them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from graders.engine.bank.check import check as check_file
from graders.engine.bank.derived import write_derived
from graders.engine.bank.mistakes import Mistake
from graders.engine.bank.names import names
from graders.engine.bank.places import Bank
from graders.engine.custom.load import GraderError, load_grader
from graders.engine.grade.setup import setup_of
from graders.engine.messages import verify as say
from graders.engine.model import Exercise, Language
from graders.engine.sandbox.session import Setup
from graders.engine.verify import derived, descriptions, fair, recognised, strength, stubs
from graders.engine.verify.descriptions import Description
from graders.engine.verify.problem import Problem
from graders.engine.verify.solutions import Lab, Solutions, fingerprint, lab, results, run_all
from graders.engine.verify.stubs import Stub
from graders.engine.verify.where import Where, places


class Counts(NamedTuple):
    """What was looked at."""

    exercises: int = 0
    cases: int = 0
    references: int = 0
    right: int = 0
    wrong: int = 0

    def plus(self, other: "Counts") -> "Counts":
        """Return the sums."""
        return Counts(*(mine + its for mine, its in zip(self, other, strict=True)))


class Verified(NamedTuple):
    """What came of one exercise."""

    slug: str
    problems: tuple[Problem, ...]
    counts: Counts
    best_stubs: Mapping[str, Stub] = {}
    written: bool = False


def verify(bank: Bank, slugs: Sequence[str], *, write: bool) -> Iterator[Verified]:
    """Yield what is wrong with each exercise; with `write`, renew the derived data of those without errors.

    Raises:
        SandboxError: when the sandbox itself fails.
        OSError: when the derived data cannot be written.
    """
    return (_exercise(bank, slug, write) for slug in slugs)


def _exercise(bank: Bank, slug: str, write: bool) -> Verified:
    mistakes = check_file(bank, slug)
    problems = [_problem(mistake) for mistake in mistakes]
    if any(mistake.is_error for mistake in mistakes):
        return Verified(slug, tuple(problems), Counts(exercises=1))
    where = places(bank, slug)
    try:
        return _valid(bank, slug, write, where, problems)
    except GraderError as error:
        broken = Problem(str(bank.grader_file(slug)), 1, 1, "V151", error.text)
        return Verified(slug, (*problems, broken), Counts(exercises=1))


def _valid(bank: Bank, slug: str, write: bool, where: Where, problems: list[Problem]) -> Verified:
    grader = load_grader(bank.grader_file(slug))
    room = lab(bank, slug, names(bank, slug), grader, Setup())
    exercise = next(iter(room.exercises.values()))
    room = room._replace(setup=setup_of(bank, exercise))
    solutions = run_all(room)
    problems += strength.check(bank, exercise, solutions, where)
    fingerprints = {run.name: fingerprint(run) for run in solutions.wrong}
    problems += recognised.check(solutions.wrong, fingerprints, lambda: grader)
    problems += fair.check(exercise, grader, where)
    earned = stubs.best(exercise, grader)
    problems += stubs.check(exercise, earned, where)
    problems += _descriptions(room, solutions)
    written = _derived(bank, slug, write, solutions, earned, problems)
    return Verified(slug, tuple(problems), _counts(exercise, solutions), earned, written)


def _descriptions(room: Lab, solutions: Solutions) -> Iterator[Problem]:
    there: dict[Language, Description] = {}
    for language, exercise in room.exercises.items():
        path = room.bank.exercises / room.slug / f"description.{language}.md"
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            there[language] = Description(path, text, exercise, _transcripts(solutions, language))
        else:
            yield Problem(str(path), 1, 1, "V200", say.no_description(language))
    if there:
        yield from descriptions.check(there)


def _transcripts(solutions: Solutions, language: Language) -> descriptions.Transcripts:
    run = next((run for run in solutions.references if run.name == f"solution_{language}"), None)
    if run is None:
        return {}
    return {result.case.id: result.outcomes[result.shown] for result in results(run) if result.outcomes}


def _derived(
    bank: Bank, slug: str, write: bool, solutions: Solutions, earned: dict[str, Stub],
    problems: list[Problem],
) -> bool:  # fmt: skip
    if bank.reference is None:
        return False
    now = derived.computed(bank, slug, solutions, earned)
    if derived.up_to_date(bank, slug, now):
        return False
    if write and not any(problem.severity == "error" for problem in problems):
        write_derived(bank, slug, now)
        return True
    problems.append(Problem(str(bank.derived_file(slug)), 1, 1, "V301", say.derived_stale()))
    return False


def _counts(exercise: Exercise, solutions: Solutions) -> Counts:
    return Counts(
        exercises=1,
        cases=sum(len(function.cases) for function in exercise.functions),
        references=len(solutions.references),
        right=len(solutions.right),
        wrong=len(solutions.wrong),
    )


def _problem(mistake: Mistake) -> Problem:
    return Problem(
        mistake.file, mistake.line, mistake.column, mistake.code, mistake.message, mistake.severity
    )
