"""Values as Python source text, for people: bounded in length, and safe to print.

What is too long keeps its head and tail; the cut is marked outside the quotes. Nothing is rendered that is
not shown, so a value of any size takes a time that only depends on the budget.
"""

from __future__ import annotations

from collections.abc import Sequence

from graders.engine.model import Tree
from graders.engine.values.cut import Place, fit, fit_row
from graders.engine.values.escape import bare
from graders.engine.values.nodes import sound
from graders.engine.values.whole import Row

BUDGET = 400


def show(tree: Tree, budget: int = BUDGET, place: Place = ()) -> str:
    """Return the Python source text of a value in at most `budget` characters (at least one is taken).

    Of a value that does not fit, what stands at `place` stays in sight too (`Difference.place`). Total: what
    is not a value, or was cut off, is shown as `…`.
    """
    return fit(sound(tree), budget, place)


def show_call(function: str, arguments: Sequence[Tree], budget: int = BUDGET) -> str:
    """Return `function(argument, …)` in at most `budget` characters, short arguments whole."""
    entries = [(sound(argument),) for argument in arguments]
    return fit_row(Row(f"{bare(function)}(", entries, ")"), budget)
