"""Where requests come in and answers go out, each after the text that was printed for it."""

from .kernel import kernel
from .protocol import CAP
from .streams import Printing
from .wire import Wire

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from typing import Any, NoReturn

    Frame = dict[str, Any]


_exit = kernel._exit

_TOO_LONG = ["!", "size"]
_SMALL = {
    *("id", "kind", "value", "message", "arguments", "same", "asked_more", "unread", "replaced"),
    *("seconds", "ended", "at", "line", "asked"),
}
"""The fields of an answer that are small when there are no values in it."""
_WHOLES = ("whole", "whole_arguments")
_NAME = 250
"""How much of the name of a class there is in the least answer."""


class Desk:
    """The request in hand, and the two ways out: what is printed and what is answered."""

    def __init__(self, wire: Wire, printing: Printing) -> None:
        self._wire = wire
        self._printing = printing
        self._id = ""
        self.most = CAP
        """How many bytes the answer to the request in hand may take."""

    def take(self) -> "Frame":
        """Return the next request."""
        request = self._wire.receive()
        self.most = CAP
        self._id = request["id"]
        return request

    def typed(self) -> None:
        """Mark in the printed text that a line was typed."""
        self._printing.flush()
        self._wire.mark(self._id, typed=True)

    def progress(self, frame: "Frame") -> None:
        """Tell how far the request in hand is."""
        self._wire.send({"id": self._id, **frame})

    def answer(self, frame: "Frame") -> None:
        """Answer the request in hand; what does not fit in a frame is left out, and says so."""
        self._printing.flush()
        self._wire.mark(self._id)
        frame["id"] = self._id
        if not self._wire.send(frame, self.most):
            short = _without_values(frame)
            if not self._wire.send(short, self.most):
                self._wire.send(_least(short))

    def end(self, frame: "Frame") -> "NoReturn":
        """Answer the request in hand, and end this process with it."""
        self.answer({**frame, "ended": True})
        _exit(0)


def _without_values(frame: "Frame") -> "Frame":
    """Return an answer without values: of a frame only where it is, also of the trouble that ended a load."""
    short: Frame = {key: value for key, value in frame.items() if key not in _WHOLES}
    for key in ("value", "message"):
        if key in frame:
            short[key] = _TOO_LONG
    if frame.get("arguments"):
        short["arguments"] = [_TOO_LONG for _ in frame["arguments"]]
    if "frames" in frame:
        short["frames"] = [[*place[:3], []] for place in frame["frames"]]
    if frame.get("trouble"):
        short["trouble"] = _without_values(frame["trouble"])
    return short


def _least(frame: "Frame") -> "Frame":
    """Return an answer of the same kind that always fits."""
    least = {key: value for key, value in frame.items() if key in _SMALL}
    least |= {key: [] for key in ("frames", "callables", "absent") if key in frame}
    if "types" in frame:
        least["types"] = [name[:_NAME] for name in frame["types"][:1]]
    if "trouble" in frame:
        least["trouble"] = frame["trouble"] and _least(frame["trouble"])
    return least
