"""What a submission's code calls while it runs, whatever it calls it: for the rules of a bank on names."""

import sys

from .facts import LENGTH
from .protocol import CALLED
from .slots import plain

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    Seen = tuple[str, str, int, str]

EVENTS = 20_000
"""How many calls and returns of one call of ours are looked at: that takes some milliseconds at most."""

_TEXT = "<string>"
"""What Python calls the file of a text that is run by `eval` or `exec`."""


class Watch:
    """Notes which of `names` are called from code in `files`: name, file ("" is `main`), line, and the function it is called in.

    A name is that of a function written in C (`sorted`, `list.sort`), or of one in Python that is not in `files`. The
    interpreter tells nothing of calls of a class, nor of calls that C code makes (`map(f, …)`).
    """

    def __init__(self, names: "list[str]", main: str, files: frozenset[str]) -> None:
        self._names, self._main, self._files = frozenset(names), main, files
        self._seen: set[Seen] = set()
        self._new: list[Seen] = []

    def start(self) -> None:
        """Look at what is called from now on; `OwnRoom` ends it."""
        sys.setprofile(self._looking())

    def new(self) -> "list[Seen]":
        """Return what was not told before."""
        new, self._new = self._new, []
        return new

    def _looking(self) -> "Callable[[FrameType, str, object], None]":
        names, files, left = self._names, self._files, EVENTS

        def look(frame: "FrameType", event: str, called: object) -> None:
            nonlocal left
            left -= 1
            if left < 0:
                sys.setprofile(None)
            elif event == "c_call":
                if called.__name__ in names:  # type: ignore[attr-defined]  # of a function in C
                    self._note(called.__name__, frame)  # type: ignore[attr-defined]
            elif event == "call" and frame.f_code.co_name in names and frame.f_code.co_filename not in files:
                self._note(frame.f_code.co_name, frame.f_back)

        return look

    def _note(self, name: str, frame: "FrameType | None") -> None:
        while frame is not None and frame.f_code.co_filename == _TEXT:
            frame = frame.f_back  # whoever has a text run is the one who calls
        if frame is None or frame.f_code.co_filename not in self._files:
            return
        code = frame.f_code
        file = "" if code.co_filename == self._main else code.co_filename
        seen = (name, file, frame.f_lineno, plain(code.co_qualname)[:LENGTH])
        if seen not in self._seen and len(self._seen) < CALLED:
            self._seen.add(seen)
            self._new.append(seen)
