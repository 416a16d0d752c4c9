"""Where the files of an exercise bank stand; only this module knows the names of a bank's folders."""

from __future__ import annotations

import os
from os.path import dirname, isdir, join, realpath

from graders.engine import messages as say
from graders.engine.errors import UsageProblem
from graders.engine.record import Record
from graders.engine.text import Text

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`, nor `pathlib`
if TYPE_CHECKING:
    from pathlib import Path

CASES = "testcases"
HIDDEN = ".hidden"
"""The stem of an overlay with hidden cases ends so: `testcases/<slug>.hidden.json`."""


class Bank(Record):
    """The folders of one exercise bank, as paths; `reference` is None where students install it (they lack it)."""

    root: str
    exercises: str
    testcases: str
    graders: str
    reference: str | None

    def cases_file(self, slug: str) -> str:
        """Return the path of the case bank of exercise `slug`."""
        return join(self.testcases, f"{slug}.json")

    def hidden_file(self, slug: str) -> str:
        """Return the path of the overlay with the hidden cases of `slug`, which may not exist."""
        return join(self.testcases, f"{slug}{HIDDEN}.json")

    def derived_file(self, slug: str) -> str:
        """Return the path of the computed data of `slug`."""
        return join(self.testcases, "derived", f"{slug}.json")

    def grader_file(self, slug: str) -> str:
        """Return the path of the grader of `slug`, which may not exist."""
        return join(self.graders, f"{slug}.py")

    def data_file(self, slug: str, name: str) -> str:
        """Return the path of a file beside the description of `slug`, which may not exist."""
        return join(self.exercises, slug, name)

    def reference_file(self, slug: str, language: str) -> str | None:
        """Return the path of the reference solution of `slug`, which may not exist; None where references are left out."""
        return None if self.reference is None else join(self.reference, slug, f"solution_{language}.py")

    def mutants_file(self, slug: str) -> str | None:
        """Return the path of what the mutants of the reference do; None where references are left out, as students have it."""
        return None if self.reference is None else join(self.reference, slug, "mutants.json")

    def wrong_folder(self, slug: str) -> str | None:
        """Return the folder of the known wrong solutions of `slug`, None where references are left out."""
        return None if self.reference is None else join(self.reference, slug, "wrong")


class BankMissing(UsageProblem):
    """There is no exercise bank in the given folder."""


def find_bank(directory: Path | None) -> Bank:
    """Return the exercise bank in `directory`, or the shipped one (of a checkout, else of the wheel).

    Raises:
        BankMissing: if the folder does not exist, cannot be looked into, or holds no `testcases/`.
    """
    if directory is None:
        return _shipped()
    try:
        return _given(directory)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        raise _unreadable(directory, error) from error


def _given(directory: Path) -> Bank:
    if not directory.is_dir():
        reason = say.bank.BANK_NO_FOLDER if not directory.exists() else say.bank.BANK_IS_FILE
        raise BankMissing(reason.fill(path=directory))
    if not (directory / CASES).is_dir():
        raise BankMissing(_advice(directory).fill(path=directory))
    return _at(str(directory), str(directory / "graders"))


def slugs(bank: Bank) -> tuple[str, ...]:
    """Return the names of the bank's exercises, sorted (without looking inside their files).

    Raises:
        BankMissing: if there is none, or the folder of case banks cannot be listed.
    """
    try:
        # Not `glob`: that takes a folder that may not be listed for an empty one.
        files = os.listdir(bank.testcases)
    except OSError as error:
        raise _unreadable(bank.testcases, error) from error
    stems = [file.removesuffix(".json") for file in files if file.endswith(".json") and file[0] != "."]
    found = tuple(sorted(stem for stem in stems if not stem.endswith(HIDDEN)))
    if not found:
        raise BankMissing(say.bank.BANK_EMPTY.fill(path=bank.testcases))
    return found


def _unreadable(folder: str | Path, error: Exception) -> BankMissing:
    return BankMissing(say.bank.BANK_UNREADABLE.fill(path=folder, reason=say.system.why(error)))


def _shipped() -> Bank:
    import graders

    package = dirname(realpath(str(graders.__file__)))
    checkout = dirname(package)
    if isdir(join(checkout, CASES)) and isdir(join(checkout, "exercises")):
        return _at(checkout, package)
    if isdir(join(package, "_bank", CASES)):
        return _at(join(package, "_bank"), package)
    raise BankMissing(say.bank.BANK_NOT_SHIPPED.fill(path=package))


def _at(root: str, graders: str) -> Bank:
    reference = join(root, "reference")
    return Bank(
        root, join(root, "exercises"), join(root, CASES), graders, reference if isdir(reference) else None
    )


def _advice(directory: Path) -> Text:
    if (directory.parent / CASES).is_dir():
        return say.bank.BANK_ONE_UP.fill(path=directory, better=directory.parent)
    inside = [folder for folder in sorted(directory.iterdir()) if (folder / CASES).is_dir()]
    if inside:
        return say.bank.BANK_INSIDE.fill(path=directory, better=inside[0])
    return say.bank.BANK_NO_CASES
