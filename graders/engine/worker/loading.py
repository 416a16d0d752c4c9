"""Running a submission's statements one at a time, so that what stands before the trouble is still there."""

import sys

from .failures import describe, describe_here
from .room import OwnRoom
from .streams import Typist

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from types import ModuleType
    from typing import NoReturn

    from .desk import Desk, Frame
    from .program import Program

END_OF_INPUT = "EOF when reading a line"
"""What `input()` itself says."""


def load(program: "Program", request: "Frame", desk: "Desk") -> "Frame":
    """Run the statements before number `until` (all when None), telling the number of each before it starts.

    Returns:
        The answer: the callables, the names that the module does not have, and the trouble that ended it, if any.
    """
    return _Load(program, desk).run(request["packages"], request["until"])


class _Load:
    """One load under way: the statement it is at, and what was asked."""

    def __init__(self, program: "Program", desk: "Desk") -> None:
        self._program = program
        self._desk = desk
        self._at = self._line = 0
        self._typist = Typist([], desk.typed, self._tired)

    def run(self, packages: dict[str, str], until: int | None) -> "Frame":
        module = self._program.make_module(packages)
        sys.stdin = self._typist.stream()
        try:
            self._statements(module, until)
        except BaseException as error:  # noqa: BLE001 (also SystemExit: whatever ends a module)
            with OwnRoom():
                return self._answer(describe(error, self._program.files))
        with OwnRoom():
            return self._answer(None)

    def _statements(self, module: "ModuleType", until: int | None) -> None:
        source = self._program.source
        assert source is not None
        for self._at, self._line in source.statements():
            if until is not None and self._at >= until:
                return
            self._desk.progress({"kind": "at", "at": self._at, "line": self._line})
            exec(source.code(self._at), module.__dict__)  # noqa: S102 (this is what the child is for)

    def _tired(self, _: Typist) -> "NoReturn":
        with OwnRoom():
            error = describe_here(EOFError(END_OF_INPUT), self._program.files)
            self._desk.end(self._answer(error))

    def _answer(self, error: "Frame | None") -> "Frame":
        module = self._program.module
        assert module is not None
        trouble = None
        if error is not None:
            asked = self._typist.asked_more and "EOFError" in error["types"]
            trouble = {**error, "at": self._at, "line": self._line, "asked": asked}
        return {
            "kind": "loaded",
            "callables": self._program.callables(),
            "absent": [name for name in self._program.names if name not in module.__dict__],
            "trouble": trouble,
        }
