"""Where something stands in a bank's file, by its JSON path."""

from collections.abc import Mapping
from typing import NamedTuple

from graders.engine.bank.places import Bank
from graders.engine.text import Text
from graders.engine.verify.problem import Problem


class Where(NamedTuple):
    """The positions (line, column) of a bank's file, by JSON path."""

    file: str
    positions: Mapping[str, tuple[int, int]]

    def problem(self, path: str, code: str, text: Text) -> Problem:
        """Return a problem at a JSON path, or at the nearest thing around it that stands in the file."""
        while path and path not in self.positions:
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        line, column = self.positions.get(path, (1, 1))
        return Problem(self.file, line, column, code, text)


def places(bank: Bank, slug: str) -> Where:
    """Return the positions in the bank's file of an exercise."""
    return Where(str(bank.cases_file(slug)), {})
