"""Find an exercise by its name, or by the names that a submission defines."""

from __future__ import annotations

from graders.engine import messages as say
from graders.engine.bank.mistakes import BankError
from graders.engine.bank.names import Names, mentioning, names
from graders.engine.bank.places import Bank, slugs
from graders.engine.errors import UsageProblem
from graders.engine.grade.detect import FunctionNames, exercises_in, language_of, told
from graders.engine.model import Language

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


def demand(bank: Bank, slug: str) -> None:
    """Demand that the bank has an exercise of this name.

    Raises:
        UsageProblem: when it has not.
    """
    there = slugs(bank)
    if slug not in there:
        from graders.engine.cli.near import near  # lazy: only a mistake needs it

        raise UsageProblem(say.cli.unknown_exercise(slug, near(slug, there), there))


def known(bank: Bank, slug: str) -> Names:
    """Return the names of one exercise.

    Raises:
        UsageProblem: when the bank has no such exercise.
        BankError: when its file cannot be read.
    """
    demand(bank, slug)
    return names(bank, slug)


def readable(bank: Bank, chosen: Iterable[str]) -> tuple[Mapping[str, Names], tuple[BankError, ...]]:
    """Return the names of those exercises that can be read, and what is wrong with the others."""
    found: dict[str, Names] = {}
    broken = []
    for slug in chosen:
        try:
            found[slug] = names(bank, slug)
        except BankError as error:
            broken.append(error)
    return found, tuple(broken)


def all_together(broken: Iterable[BankError]) -> BankError:
    """Return one error with all that is wrong with several exercises."""
    return BankError(mistake for error in broken for mistake in error.mistakes)


def which(
    bank: Bank, defined: Sequence[str], file: str, stem: str, source: bytes | None = None
) -> tuple[str, ...]:
    """Return the exercises that a file solves; one that is broken does not stand in the way of another.

    `source` (as in `Submission`) is only looked at for what to say when the file defines nothing.

    Raises:
        UsageProblem: when that cannot be told.
        BankError: when no exercise fits, and some could not be read: it may have been that one.
    """
    found_names, _ = readable(bank, mentioning(bank, defined))
    exercises = {slug: one.functions for slug, one in found_names.items()}
    found = exercises_in(defined, exercises, stem)
    if not found and stem in slugs(bank):
        return (stem,)
    if not found:
        raise _no_exercise(bank, file, source)
    if not told(found, exercises, stem):
        raise UsageProblem(say.cli.which_exercise(file, [one.slug for one in found]))
    return tuple(one.slug for one in found)


def _no_exercise(bank: Bank, file: str, source: bytes | None) -> UsageProblem | BankError:
    if source is not None and not source.strip():
        return UsageProblem(say.cli.EMPTY_FILE)
    if source is not None and all(
        not line.strip() or line.strip()[:1] == b"#" for line in source.split(b"\n")
    ):
        return UsageProblem(say.cli.ONLY_COMMENTS)
    there = slugs(bank)
    _, broken = readable(bank, there)
    return all_together(broken) if broken else UsageProblem(say.cli.no_exercise(file, there))


def language_for(
    functions: FunctionNames, defined: Sequence[str], given: Language | None, asked: Language
) -> Language:
    """Return the language to grade in: given, else of most exact names, else asked for, else the first."""
    if given:
        return given
    language, matched = language_of(functions, defined)
    if language and matched:
        return language
    return asked if asked in functions else next(iter(functions))
