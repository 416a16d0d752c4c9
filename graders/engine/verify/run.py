"""Verify the exercises of a bank, one after the other: everything that can be wrong with them."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from graders.engine.bank.check import check as check_file
from graders.engine.bank.derived import write_derived
from graders.engine.bank.descriptions import DescriptionError, description_file, read_description
from graders.engine.bank.mistakes import Mistake
from graders.engine.bank.mutants import Mutants, read_mutants, write_mutants
from graders.engine.bank.names import names
from graders.engine.bank.places import Bank
from graders.engine.custom.load import GraderError, load_grader
from graders.engine.errors import UsageProblem
from graders.engine.grade.setup import setup_of
from graders.engine.messages import near as say_near
from graders.engine.messages import verify as say
from graders.engine.messages.system import why
from graders.engine.model import Language
from graders.engine.sandbox.session import Setup
from graders.engine.verify import asked, derived, descriptions, fair, recognised, strength, stubs, tables
from graders.engine.verify.counts import Counts, count
from graders.engine.verify.descriptions import Description
from graders.engine.verify.mutants.run import computed, digest
from graders.engine.verify.problem import Problem
from graders.engine.verify.solutions import Lab, Solutions, fingerprint, lab, results, run_all
from graders.engine.verify.stubs import Stub
from graders.engine.verify.where import Where, places


class Verified(NamedTuple):
    """What came of one exercise."""

    slug: str
    problems: tuple[Problem, ...]
    counts: Counts
    best_stubs: Mapping[str, Stub] = {}
    written: bool = False
    stopped: bool = False
    """Whether a problem kept the solutions from being run, so that the rest was not looked at."""
    mutants: Mutants | None = None
    """What became of the mutants of the reference, where that is up to date."""


class _Looked(NamedTuple):
    """What came of an exercise of which the solutions could be run."""

    best_stubs: Mapping[str, Stub]
    written: bool
    mutants: Mutants | None


class DerivedUnwritable(UsageProblem):
    """The derived data was to be renewed, and cannot be written."""


def verify(bank: Bank, slug: str, *, write: bool) -> Verified:
    """Return what is wrong with an exercise; with `write`, renew its derived data if it has no errors.

    Raises:
        DerivedUnwritable: when the derived data cannot be written.
        SandboxError: when the sandbox itself fails.
    """
    mistakes = check_file(bank, slug)
    problems = [_problem(mistake) for mistake in mistakes]
    counts = count(bank, slug)
    if any(mistake.is_error for mistake in mistakes):
        return Verified(slug, tuple(problems), counts, stopped=True)
    where = places(bank, slug)
    try:
        looked = _valid(bank, slug, write, where, problems)
    except GraderError as error:
        broken = _broken_grader(bank, slug, where, error)
        return Verified(slug, (*problems, broken), counts, stopped=True)
    return Verified(slug, tuple(problems), counts, looked.best_stubs, looked.written, mutants=looked.mutants)


def _valid(bank: Bank, slug: str, write: bool, where: Where, problems: list[Problem]) -> _Looked:
    """Add to `problems`."""
    grader = load_grader(bank.grader_file(slug))
    room = lab(bank, slug, names(bank, slug), grader, Setup())
    exercise = next(iter(room.exercises.values()))
    room = room._replace(setup=setup_of(bank, exercise))
    problems += tables.check(exercise, grader)
    solutions = run_all(room)
    problems += solutions.unreadable
    problems += strength.check(bank, exercise, solutions, where)
    fingerprints = {run.name: fingerprint(run) for run in solutions.wrong}
    problems += recognised.check(solutions.wrong, fingerprints, lambda: grader)
    problems += fair.check(exercise, grader, where)
    earned = stubs.best(exercise, grader)
    problems += stubs.check(exercise, earned, where)
    problems += _descriptions(room, solutions)
    sound = not any(problem.severity == "error" for problem in problems)
    written = _derived(room, write, solutions, earned, problems)
    kept, renewed = _mutants(room, write and sound, solutions, problems)
    return _Looked(earned, written or renewed, kept)


def _broken_grader(bank: Bank, slug: str, where: Where, error: GraderError) -> Problem:
    """Return a grader's failure: in the grader itself, or at the case whose data a checker cannot use."""
    if error.line is None and error.case is not None:
        return where.problem(where.case(error.case), "V151", error.text)
    return Problem(str(bank.grader_file(slug)), error.line or 1, 1, "V151", error.text)


def _descriptions(room: Lab, solutions: Solutions) -> Iterator[Problem]:
    there: dict[Language, Description] = {}
    for language, exercise in room.exercises.items():
        path = description_file(room.bank, room.slug, language)
        if not path.exists():
            yield Problem(str(path), 1, 1, "V200", say.no_description(language))
            continue
        try:
            text = read_description(path)
        except DescriptionError as error:
            yield Problem(str(path), 1, 1, "V205", say.unreadable_description(error.reason))
        else:
            there[language] = Description(path, text, exercise, _transcripts(solutions, language))
    if there:
        yield from descriptions.check(there)


def _transcripts(solutions: Solutions, language: Language) -> descriptions.Transcripts:
    run = next((run for run in solutions.references if run.name == f"solution_{language}"), None)
    if run is None:
        return {}
    return {result.case.id: result.outcomes[result.shown] for result in results(run) if result.outcomes}


def _derived(
    room: Lab, write: bool, solutions: Solutions, earned: dict[str, Stub], problems: list[Problem]
) -> bool:
    bank, slug = room.bank, room.slug
    if bank.reference is None:
        return False
    answers = asked.answers(room)
    if answers.left_out:
        text = say.answers_left_out(answers.left_out)
        problems.append(Problem(str(bank.cases_file(slug)), 1, 1, "V302", text, severity="warning"))
    now = derived.computed(room, solutions, earned, answers.kept)
    if derived.up_to_date(bank, slug, now):
        return False
    if write and not any(problem.severity == "error" for problem in problems):
        with _writing(bank.derived_file(slug)):
            write_derived(bank, slug, now)
        return True
    problems.append(Problem(str(bank.derived_file(slug)), 1, 1, "V301", say.derived_stale()))
    return False


def _mutants(
    room: Lab, write: bool, solutions: Solutions, problems: list[Problem]
) -> tuple[Mutants | None, bool]:
    """Return what is known of the mutants, and whether it was written; they are run only then, which takes a while."""
    bank, slug = room.bank, room.slug
    now, kept = digest(bank, slug, next(iter(room.exercises))), read_mutants(bank, slug)
    file = bank.mutants_file(slug)
    if now is None or file is None:
        return None, False
    if kept is not None and kept.digest == now:
        return kept, False
    made = computed(room, solutions.references) if write else None
    if made is None:
        problems.append(Problem(file, 1, 1, "V303", say_near.stale()))
        return None, False
    with _writing(file):
        write_mutants(bank, slug, made)
    return made, True


@contextmanager
def _writing(file: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise DerivedUnwritable(say.unwritable(file, why(error))) from error


def _problem(mistake: Mistake) -> Problem:
    return Problem(
        mistake.file, mistake.line, mistake.column, mistake.code, mistake.message, mistake.severity
    )
