"""Every sentence that the engine says, Dutch and English side by side; one module a room.

What a right file is checked with takes this package (`from graders.engine import messages`) and names the room with each
sentence (`messages.compare.…`): sentences are then read only when there is something to say.
"""

from __future__ import annotations

import sys

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from types import ModuleType

    from graders.engine.messages import bank as bank
    from graders.engine.messages import checkers as checkers
    from graders.engine.messages import cli as cli
    from graders.engine.messages import custom as custom
    from graders.engine.messages import grade as grade
    from graders.engine.messages import judging as judging
    from graders.engine.messages import rules as rules
    from graders.engine.messages import submissions as submissions
    from graders.engine.messages import system as system


def __getattr__(room: str) -> ModuleType:
    """Import the sentences of a room, when the first of them is asked for.

    Raises:
        AttributeError: when there is no such room.
    """
    name = f"{__name__}.{room}"
    try:
        __import__(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise AttributeError(f"no sentences for {room!r}") from None
    return sys.modules[name]
