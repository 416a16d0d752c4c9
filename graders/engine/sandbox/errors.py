"""The sandbox's own failure: never a pass or a fail of a submission."""

from graders.engine.errors import NakijkError
from graders.engine.messages import sandbox as say


class SandboxError(NakijkError):
    """No child could be started, or it ended before it was ready; `trace` says what it said."""

    def __init__(self, trace: str) -> None:
        super().__init__(say.NO_CHILD, trace)
