"""What ends a search: mistakes of the bank that it brings to light, and our own end of it."""

from __future__ import annotations

from graders.engine.errors import NakijkError


class ReferenceFault(NakijkError):
    """The reference fails on a call that the strategies allow, or those of two languages differ: the bank's fault."""


class StrategyFault(NakijkError):
    """The strategies of a grader fail, or give no arguments: the bank's fault."""


class Enough(BaseException):
    """The search of one function ends here; not an `Exception`, which Hypothesis would take for a failing example."""

    def __init__(self, problem: NakijkError | None = None) -> None:
        """Take the failure to raise once Hypothesis is left, None when there is just no more time."""
        super().__init__()
        self.problem = problem
