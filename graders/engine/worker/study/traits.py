"""The traits of every function at top level: facts of its source that may name the cause of a mistake."""

from _ast import Module

from .answers import answers
from .flow import flow
from .loops import loops
from .noted import File, Function
from .sets import sets
from .state import state
from .uses import uses

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from ..facts import Budget

FUNCTIONS = 2_000
"""How many functions are told of."""


def traits(tree: Module, budget: "Budget") -> dict[str, list[list[str | int]]]:
    """Return per function its traits [kind, line, name], in the order of the lines; as many as the budget allows."""
    file = File([*tree.body])
    told: dict[str, list[list[str | int]]] = {}
    for name, node in file.functions.items():
        if len(told) == FUNCTIONS or not budget.takes(name):
            break
        function = Function(node, file)
        for look in (flow, state, loops, sets, answers, uses):
            look(function)
        told[name] = [
            [kind, line, about]
            for kind, line, about in sorted(function.traits, key=lambda trait: trait[1])
            if budget.takes(kind + about)
        ]
    return told
