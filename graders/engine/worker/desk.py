"""Where requests come in and answers go out, each after the text that was printed for it."""

from .kernel import kernel
from .streams import Printing
from .wire import Wire

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from typing import Any, NoReturn

    Frame = dict[str, Any]


_exit = kernel._exit


class Desk:
    """The request in hand, and the two ways out: what is printed and what is answered."""

    def __init__(self, wire: Wire, printing: Printing) -> None:
        self._wire = wire
        self._printing = printing
        self._id = ""

    def take(self) -> "Frame":
        """Return the next request."""
        request = self._wire.receive()
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
        if not self._wire.send(frame):
            self._wire.send({**frame, **_without_values(frame)})

    def end(self, frame: "Frame") -> "NoReturn":
        """Answer the request in hand, and end this process with it."""
        self.answer({**frame, "ended": True})
        _exit(0)


def _without_values(frame: "Frame") -> "Frame":
    too_long = ["!", "size"]
    short: Frame = {key: too_long for key in ("value", "message") if key in frame}
    if frame.get("arguments"):
        short["arguments"] = [too_long for _ in frame["arguments"]]
    if "frames" in frame:
        short["frames"] = []
    return short
