"""Find an exercise by its name, or by the names that a submission defines."""

from collections.abc import Mapping, Sequence

from graders.engine.bank.names import Names, mentioning, names
from graders.engine.bank.places import Bank, slugs
from graders.engine.cli.words import near
from graders.engine.errors import UsageProblem
from graders.engine.grade.detect import FunctionNames, exercises_in, language_of, told
from graders.engine.messages import cli as say
from graders.engine.model import Language


def known(bank: Bank, slug: str) -> Names:
    """Return the names of one exercise.

    Raises:
        UsageProblem: when the bank has no such exercise.
        BankError: when its file cannot be read.
    """
    there = slugs(bank)
    if slug not in there:
        raise UsageProblem(say.unknown_exercise(slug, near(slug, there), there))
    return names(bank, slug)


def all_names(bank: Bank) -> Mapping[str, FunctionNames]:
    """Return the function names of every exercise of the bank, per language."""
    return {slug: names(bank, slug).functions for slug in slugs(bank)}


def which(bank: Bank, defined: Sequence[str], file: str, stem: str) -> tuple[str, ...]:
    """Return the exercises that a file solves.

    Raises:
        UsageProblem: when that cannot be told.
    """
    exercises = {slug: names(bank, slug).functions for slug in mentioning(bank, defined)}
    found = exercises_in(defined, exercises, stem)
    if not found and stem in slugs(bank):
        return (stem,)
    if not found:
        raise UsageProblem(say.no_exercise(file, slugs(bank)))
    if not told(found, exercises, stem):
        raise UsageProblem(say.which_exercise(file, [one.slug for one in found]))
    return tuple(one.slug for one in found)


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
