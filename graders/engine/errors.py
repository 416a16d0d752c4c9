"""The two kinds of failure that are not the student's, each with the exit code that the command line gives; and an end."""

from __future__ import annotations

from graders.engine.text import Text


class NakijkError(Exception):
    """Something that stops a command, said in both languages; `trace` is what to paste in a report."""

    exit_code = 3

    def __init__(self, text: Text, trace: str = "") -> None:
        super().__init__(text.en)
        self.text = text
        self.trace = trace


class UsageProblem(NakijkError):
    """A wrong use of the command, or a path that is missing, empty or unreadable."""

    exit_code = 2


class Ended(KeyboardInterrupt):
    """A signal told us to end; `number` is the signal's."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
