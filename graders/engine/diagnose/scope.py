"""Diagnoses from which cases fail: all but the examples, those of one border, those of one requirement; pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from graders.engine.diagnose.evidence import Evidence, told
from graders.engine.messages import diagnosis as say
from graders.engine.model import Case, Diagnosis, Requirement, Result, Tree, Verdict
from graders.engine.values.nodes import items, kind, number, pairs, text

_FEW = 0.25
"""The most that a hard-coded function has right of the cases that are no examples."""

_MOST = 0.8
"""The least share of a border's cases that a function must get wrong to be wrong on that border."""

_CLEARLY = 0.5
"""The least share of a requirement's cases that fail when it is the requirement that is broken."""

_BORDER = 0.4
"""The most cases of a function that are a border."""


def hard_coded(evidence: Evidence) -> Diagnosis | None:
    """Right for the examples of the description, and for hardly anything else."""
    ran = [one for one in evidence.report.results if one.verdict is not Verdict.NOT_RUN]
    shown = [one for one in ran if one.case.id in evidence.examples]
    others = [one for one in ran if one.case.id not in evidence.examples]
    if not shown or not others or len(evidence.own) < len(others) / 2 or any(map(_wrong, shown)):
        return None
    right = len(others) - sum(map(_wrong, others))
    if right > _FEW * len(others):
        return None
    if right > _FEW * len(others) / 3 and evidence.trait("compares-literal", "table-lookup") is None:
        return None
    return told("hard-coded", say.HARD_CODED, evidence.own, name=evidence.name)


def _wrong(result: Result) -> bool:
    return result.verdict is not Verdict.CORRECT


# ---------------------------------------------------------------- borders


def border(evidence: Evidence) -> Diagnosis | None:
    """Right except for arguments of one sort: its cases nearly all fail, and no others do."""
    return _border(evidence, _SORTS)


def tuples(evidence: Evidence) -> Diagnosis | None:
    """Wrong only for tuples, in whatever way: no exception says that as well."""
    return _border(evidence, {"tuple": _SORTS["tuple"]})


def _border(evidence: Evidence, sorts: Mapping[str, Callable[[Tree], bool]]) -> Diagnosis | None:
    cases = evidence.report.function.cases
    failing = {one.result.case.id for one in evidence.own}
    for sort, holds in sorts.items():
        for place, parameter in enumerate(evidence.report.function.parameters):
            inside = {case.id for case in cases if _argument_is(holds, case, place)}
            if not inside or len(inside) > _BORDER * len(cases):
                continue
            if failing <= inside and len(failing) >= _MOST * len(inside):
                words = say.SORTS[sort].fill(parameter=parameter)
                return told("border", say.BORDER, evidence.own, name=evidence.name, sort=words)
    return None


def _argument_is(holds: Callable[[Tree], bool], case: Case, place: int) -> bool:
    """Whether the argument at a place is of a sort, in a call of the function that a case is about."""
    steps = [step for step in case.steps if step.call.function == case.function and not step.demand.raises]
    calls = [step.call for step in steps]
    return any(place < len(call.arguments) and holds(call.arguments[place]) for call in calls)


def _size(tree: Tree) -> int | None:
    own = kind(tree)
    if own == "str":
        return len(text(tree))
    if own in ("list", "tuple", "set", "frozenset"):
        return len(items(tree))
    return len(pairs(tree)) if own == "dict" else None


def _real(tree: Tree) -> float | None:
    value = number(tree) if kind(tree) in ("int", "float") else None
    return None if value is None or isinstance(value, complex) else value


def _has_capitals(tree: Tree) -> bool:
    return kind(tree) == "str" and text(tree) != text(tree).lower()


def _repeats(tree: Tree) -> bool:
    if kind(tree) == "str":
        return len(set(text(tree))) < len(text(tree))
    return kind(tree) in ("list", "tuple") and len({str(one) for one in items(tree)}) < len(items(tree))


def _is_negative(tree: Tree) -> bool:
    value = _real(tree)
    return value is not None and value < 0


_SORTS: Mapping[str, Callable[[Tree], bool]] = {
    "empty": lambda tree: _size(tree) == 0,
    "one": lambda tree: _size(tree) == 1,
    "tuple": lambda tree: kind(tree) == "tuple",
    "capitals": _has_capitals,
    "negative": _is_negative,
    "zero": lambda tree: _real(tree) == 0,
    "duplicates": _repeats,
}
"""Sorts of arguments that functions forget."""


# ---------------------------------------------------------------- requirements


def requirement(evidence: Evidence) -> Diagnosis | None:
    """All failures are cases of one requirement, and nothing more exact is known."""
    found = most_broken(evidence)
    return found if found and len(found.cases) == len(evidence.own) else None


def most_broken(evidence: Evidence) -> Diagnosis | None:
    """The requirement that is broken most clearly: nearly all its cases fail, and a larger share than of any other."""
    ran = [one for one in evidence.report.results if one.verdict is not Verdict.NOT_RUN]
    best: tuple[float, int, Requirement] | None = None
    for demand in evidence.exercise.requirements:
        mine = [one for one in ran if one.case.requirement == demand.id]
        wrong = [one for one in evidence.own if one.result.case.requirement == demand.id]
        if wrong and (best is None or (len(wrong) / len(mine), len(wrong)) > best[:2]):
            best = (len(wrong) / len(mine), len(wrong), demand)
    if best is None or best[0] < _CLEARLY:
        return None
    demand = best[2]
    cases = [one for one in evidence.own if one.result.case.requirement == demand.id]
    return told(
        "requirement", say.REQUIREMENT, cases, number=demand.number, text=demand.text, name=evidence.name
    )
