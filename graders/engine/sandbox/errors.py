"""The sandbox's own failure: never a pass or a fail of a submission."""

from graders.engine.errors import NakijkError


class SandboxError(NakijkError):
    """No child could be started, or it ended before it was ready; `trace` says what it said."""

    def __init__(self, trace: str) -> None:
        # Lazy: what is said of a failure is needed only when there is one.
        from graders.engine.messages.sandbox import NO_CHILD

        super().__init__(NO_CHILD, trace)
