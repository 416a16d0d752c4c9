"""Where the files of an exercise bank stand; only this module knows the names of a bank's folders."""

from __future__ import annotations

from pathlib import Path

from graders.engine.errors import UsageProblem
from graders.engine.messages import bank as say
from graders.engine.messages.system import why
from graders.engine.record import Record
from graders.engine.text import Text

CASES = "testcases"
HIDDEN = ".hidden"
"""The stem of an overlay with hidden cases ends so: `testcases/<slug>.hidden.json`."""


class Bank(Record):
    """The folders of one exercise bank; `reference` is None where students install it (they lack it)."""

    root: Path
    exercises: Path
    testcases: Path
    graders: Path
    reference: Path | None

    def cases_file(self, slug: str) -> Path:
        """Return the path of the case bank of exercise `slug`."""
        return self.testcases / f"{slug}.json"

    def hidden_file(self, slug: str) -> Path:
        """Return the path of the overlay with the hidden cases of `slug`, which may not exist."""
        return self.testcases / f"{slug}{HIDDEN}.json"

    def derived_file(self, slug: str) -> Path:
        """Return the path of the computed data of `slug`."""
        return self.testcases / "derived" / f"{slug}.json"

    def grader_file(self, slug: str) -> Path:
        """Return the path of the grader of `slug`, which may not exist."""
        return self.graders / f"{slug}.py"

    def wrong_folder(self, slug: str) -> Path | None:
        """Return the folder of the known wrong solutions of `slug`, None where references are left out."""
        return None if self.reference is None else self.reference / slug / "wrong"


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
        reason = say.BANK_NO_FOLDER if not directory.exists() else say.BANK_IS_FILE
        raise BankMissing(reason.fill(path=directory))
    if not (directory / CASES).is_dir():
        raise BankMissing(_advice(directory).fill(path=directory))
    return _at(directory, directory / "graders")


def slugs(bank: Bank) -> tuple[str, ...]:
    """Return the names of the bank's exercises, sorted (without looking inside their files).

    Raises:
        BankMissing: if there is none, or the folder of case banks cannot be listed.
    """
    try:
        # Not `glob`: that takes a folder that may not be listed for an empty one.
        files = [file.name for file in bank.testcases.iterdir()]
    except OSError as error:
        raise _unreadable(bank.testcases, error) from error
    stems = [file.removesuffix(".json") for file in files if file.endswith(".json") and file[0] != "."]
    found = tuple(sorted(stem for stem in stems if not stem.endswith(HIDDEN)))
    if not found:
        raise BankMissing(say.BANK_EMPTY.fill(path=bank.testcases))
    return found


def _unreadable(folder: Path, error: Exception) -> BankMissing:
    return BankMissing(say.BANK_UNREADABLE.fill(path=folder, reason=why(error)))


def _shipped() -> Bank:
    import graders

    package = Path(str(graders.__file__)).resolve().parent
    checkout = package.parent
    if (checkout / CASES).is_dir() and (checkout / "exercises").is_dir():
        return _at(checkout, package)
    if (package / "_bank" / CASES).is_dir():
        return _at(package / "_bank", package)
    raise BankMissing(say.BANK_NOT_SHIPPED.fill(path=package))


def _at(root: Path, graders: Path) -> Bank:
    reference = root / "reference"
    return Bank(root, root / "exercises", root / CASES, graders, reference if reference.is_dir() else None)


def _advice(directory: Path) -> Text:
    if (directory.parent / CASES).is_dir():
        return say.BANK_ONE_UP.fill(path=directory, better=directory.parent)
    inside = [folder for folder in sorted(directory.iterdir()) if (folder / CASES).is_dir()]
    if inside:
        return say.BANK_INSIDE.fill(path=directory, better=inside[0])
    return say.BANK_NO_CASES
