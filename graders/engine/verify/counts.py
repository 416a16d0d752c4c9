"""Count what an exercise has, as far as its bank can be read: also when a mistake keeps it from being run."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from graders.engine.bank.decode import decode
from graders.engine.bank.facts import Facts
from graders.engine.bank.places import Bank
from graders.engine.bank.reader import read_json
from graders.engine.bank.source import UnreadableError, read_bounded
from graders.engine.model import Language


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


def count(bank: Bank, slug: str) -> Counts:
    """Return how much an exercise has; of one whose case bank cannot be read nothing is counted."""
    facts = Facts(bank, slug, _data(Path(bank.cases_file(slug))))
    if facts.top.value is None:
        return Counts(exercises=1)
    hidden = Path(bank.hidden_file(slug))
    more = Facts(bank, slug, _data(hidden)).cases if hidden.is_file() else ()
    cases = len(facts.cases) + len(more)
    if bank.reference is None:
        return Counts(1, cases)
    folder = Path(bank.reference, slug)
    references = reference_files(folder, facts.languages)
    return Counts(
        1,
        cases,
        len(references),
        len(solution_files(folder / "right")),
        len(solution_files(folder / "wrong")),
    )


def _data(file: Path) -> Any:
    try:
        text, _ = decode(read_bounded(file))
    except UnreadableError:
        return None  # its check says so
    document = read_json(text)
    return document.data if document.complete else None


def reference_files(folder: Path, languages: Iterable[Language]) -> list[Path]:
    """Return the reference solutions in the folder of an exercise, one a language."""
    named = [folder / f"solution_{language}.py" for language in languages]
    return [path for path in named if path.is_file()]


def solution_files(folder: Path) -> list[Path]:
    """Return the solutions in a folder, in the order of their names."""
    return sorted(path for path in folder.glob("*.py") if path.name != "__init__.py")
