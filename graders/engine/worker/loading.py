"""Running a submission's statements one at a time, so that what stands before the trouble is still there."""

import sys

from .failures import describe, describe_here
from .streams import Typing

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
        The answer: the callables, the names that the module has, and the trouble that ended it, if any.
    """
    module = program.make_module(request["packages"])
    place = [0, 0]

    def tired() -> "NoReturn":
        error = EOFError(END_OF_INPUT)
        desk.end(_loaded(program, {**describe_here(error, program.files), "at": place[0], "line": place[1], "asked": True}))

    typing = Typing([], desk.typed, tired)
    sys.stdin = typing
    trouble = None
    try:
        _run(program, module, request["until"], desk, place)
    except BaseException as error:  # noqa: BLE001 (also SystemExit: whatever ends a module)
        asked = isinstance(error, EOFError) and typing.asked_more
        trouble = {**describe(error, program.files), "at": place[0], "line": place[1], "asked": asked}
    return _loaded(program, trouble)


def _run(program: "Program", module: "ModuleType", until: int | None, desk: "Desk", place: list[int]) -> None:
    assert program.source is not None
    for number, line in program.source.statements():
        if until is not None and number >= until:
            return
        place[:] = number, line
        desk.progress({"kind": "at", "at": number, "line": line})
        exec(program.source.code(number), module.__dict__)  # noqa: S102 (this is what the child is for)


def _loaded(program: "Program", trouble: "Frame | None") -> "Frame":
    assert program.module is not None
    there = program.module.__dict__
    return {
        "kind": "loaded",
        "callables": program.callables(),
        "absent": [name for name in program.names if name not in there],
        "trouble": trouble,
    }
