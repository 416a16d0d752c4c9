"""Where something stands in a bank's file, by its path in the JSON."""

from typing import NamedTuple

from graders.engine.bank.decode import decode
from graders.engine.bank.places import Bank
from graders.engine.bank.reader import Document, read_json
from graders.engine.bank.source import read_bounded
from graders.engine.text import Text
from graders.engine.verify.problem import Problem

Path = tuple[str | int, ...]


class Where(NamedTuple):
    """A bank's file, and where everything stands in it."""

    file: str
    document: Document

    def problem(self, path: Path, code: str, text: Text) -> Problem:
        """Return a problem at a path, or at the nearest thing around it that stands in the file."""
        while path not in self.document.places and path:
            path = path[:-1]
        place = self.document.places.get(path)
        line, column = self.document.lines.locate(place.key) if place else (1, 1)
        return Problem(self.file, line, column, code, text)

    def case(self, id: str) -> Path:  # noqa: A002 - the word of banks
        """Return the path of the case with this id, () when it is not in this file."""
        functions = self.document.data["functions"]
        return next(
            (
                ("functions", at, "cases", index)
                for at, function in enumerate(functions)
                for index, case in enumerate(function["cases"])
                if case["id"] == id
            ),
            (),
        )


def places(bank: Bank, slug: str) -> Where:
    """Return where everything stands in the bank's file of an exercise.

    Raises:
        UnreadableError: when the file cannot be read.
    """
    file = bank.cases_file(slug)
    text, _ = decode(read_bounded(file))
    return Where(str(file), read_json(text))
