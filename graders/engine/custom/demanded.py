"""What a built-in checker demands, in words for the line "verwacht" / "expected"; the cheap part of the checkers."""

from graders.engine.custom.shown import shown
from graders.engine.messages import checkers as say
from graders.engine.model import CheckerUse
from graders.engine.text import Text

_BUDGET = 400


def demanded(use: CheckerUse, budget: int = _BUDGET) -> Text | None:
    """Return the expected value of a built-in checker, and what may differ from it; None if it has none.

    Only for a checker that the grader of the bank does not define itself: what that demands, nobody knows.
    """
    words = {"mapping_without_zeros": say.ZEROS_ALLOWED, "multiset": say.ANY_ORDER}.get(use.name)
    if words is None or "returns" not in use.data:
        return None
    return words.fill(value=shown(use.data["returns"], budget))
