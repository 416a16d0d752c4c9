"""What the cases of a function demand of any call, once the reference solution has told what must come of it; pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from graders.engine.compare.raising import has_class
from graders.engine.messages import search as say
from graders.engine.model import (
    Call,
    Case,
    CheckerUse,
    Comparison,
    Demand,
    Function,
    Limits,
    Outcome,
    Raised,
    Raises,
    Returned,
    Step,
    Tree,
    Value,
)
from graders.engine.record import Record
from graders.engine.text import Text
from graders.engine.values.rebuild import rebuild

_OF_A_CASE = ("returns", "prints")
"""What the data of a checker holds for one case; the rest of it belongs to the checker."""


class Pattern(Record):
    """What all (or some) cases of a function demand: what a demand on any other call is made of."""

    call: Call
    """A call without arguments, with the limits of the most generous case."""
    raises: tuple[Raises, ...]
    """The exceptions that cases demand."""
    comparisons: tuple[Comparison, ...]
    """The different ways in which cases compare; what is right by one of them is right."""
    checker: CheckerUse | None
    returns: bool
    prints: bool
    arguments: bool
    keeps_arguments: bool
    new: bool


def pattern(function: Function) -> Pattern | Text:
    """Return what the cases of a function demand in general, or why that does not tell what any other call must do."""
    steps = [case.steps[0] for case in function.cases if len(case.steps) == 1]
    why = _not_searchable(function.cases, steps)
    if why is not None:
        return why
    calls, demands = [step.call for step in steps], [step.demand for step in steps]
    limits = Limits(*map(max, zip(*(call.limits for call in calls), strict=True)))
    first, kept = calls[0], [demand for demand in demands if demand.arguments is None]
    return Pattern(
        call=Call(
            first.function,
            first.name,
            consume=first.consume,
            threads=any(one.threads for one in calls),
            limits=limits,
        ),
        raises=tuple(dict.fromkeys(one.raises for one in demands if one.raises)),
        comparisons=tuple(dict.fromkeys(one.comparison for one in demands)),
        checker=_checkers(demands)[0],
        returns=any(one.returns for one in demands),
        prints=any(one.prints is not None for one in demands),
        arguments=any(one.arguments is not None for one in demands),
        keeps_arguments=bool(kept) and all(one.keeps_arguments for one in kept),
        new=_always_new(demands),
    )


def _not_searchable(cases: Sequence[Case], steps: Sequence[Step]) -> Text | None:
    calls = [step.call for step in steps]
    if not steps:
        return say.ONLY_STEPS
    if any(case.repeat > 1 for case in cases) or any(call.seed is not None for call in calls):
        return say.CHANCE
    if any(call.replaces for call in calls):
        return say.REPLACES
    if any(call.stdin is not None for call in calls):
        return say.TYPED
    if len({call.consume for call in calls}) > 1:
        return say.CONSUMES
    used = _checkers([step.demand for step in steps if step.demand.raises is None])
    if len(used) > 1 or any(use is not None and "returns" not in use.data for use in used):
        return say.checker(next(use.name for use in used if use is not None))
    return None


def _checkers(demands: Iterable[Demand]) -> list[CheckerUse | None]:
    """Return the different checkers of demands, apart from what belongs to one case (or None, where there is none)."""
    found: list[CheckerUse | None] = []
    for demand in demands:
        use = demand.checker
        if use is not None:
            use = use._replace(
                data={key: None if key in _OF_A_CASE else value for key, value in use.data.items()}
            )
        if use not in found and demand.raises is None:
            found.append(use)
    return found or [None]


def _always_new(demands: Iterable[Demand]) -> bool:
    returning = [demand for demand in demands if demand.raises is None]
    return bool(returning) and all(demand.new for demand in returning)


def call(pattern: Pattern, arguments: tuple[Tree, ...]) -> Call:
    """Return a call with these arguments."""
    return pattern.call._replace(arguments=arguments)


def demands(pattern: Pattern, made: Call, outcome: Outcome) -> tuple[Demand, ...] | None:
    """Return what a call must do, by what the reference solution did; an outcome that meets one of these is right.

    None when nobody may demand what came of it: an exception that no case of the function demands, or no answer at all.
    """
    raises, returns = None, None
    if isinstance(outcome.ending, Raised):
        raises = _raises(pattern.raises, outcome.ending)
        if raises is None:
            return None
    elif isinstance(outcome.ending, Returned):
        returns = outcome.ending
    else:
        return None
    after = made.arguments if outcome.arguments is None else outcome.arguments
    demand = Demand(
        returns=Value(returns.value) if returns and pattern.returns and not pattern.checker else None,
        raises=raises,
        prints=outcome.stdout if pattern.prints and not pattern.checker else None,
        arguments=after if pattern.arguments else None,
        keeps_arguments=pattern.keeps_arguments and not pattern.arguments,
        new=pattern.new and returns is not None,
        checker=_checker(pattern.checker, returns, outcome),
    )
    return tuple(demand._replace(comparison=one) for one in pattern.comparisons)


def _raises(known: Iterable[Raises], ending: Raised) -> Raises | None:
    """Return the demand of this exception: with its message if all cases that demand it say one."""
    alike = [one for one in known if has_class(one, ending)]
    if not alike:
        return None
    message = ending.message if all(one.message is not None for one in alike) else None
    return alike[0]._replace(message=message)


def _checker(use: CheckerUse | None, returned: Returned | None, outcome: Outcome) -> CheckerUse | None:
    if use is None or returned is None:
        return None
    own: dict[str, object] = {"returns": rebuild(returned.value), "prints": outcome.stdout}
    return use._replace(data={key: own.get(key, value) for key, value in use.data.items()})
