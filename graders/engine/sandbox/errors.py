"""The sandbox's own failure: never a pass or a fail of a submission."""

from graders.engine.errors import NakijkError


class SandboxError(NakijkError):
    """No child could be started, or it ended before it was ready; `trace` says what it said.

    `killed`: something outside ended it, or what it was to be forked from; another one may do better.
    """

    def __init__(self, trace: str, killed: bool = False) -> None:
        # Lazy: what is said of a failure is needed only when there is one.
        from graders.engine.messages.sandbox import NO_CHILD

        super().__init__(NO_CHILD, trace)
        self.killed = killed


class ZygoteGone(OSError):
    """A zygote ended, or does not answer; the argument is what it said.

    `killed`: it said nothing, so something outside ended it; what fails by itself leaves a trace.
    """

    def __init__(self, said: str, killed: bool) -> None:
        super().__init__(said)
        self.killed = killed
