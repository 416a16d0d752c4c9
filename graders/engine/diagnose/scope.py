"""Diagnoses from which cases fail: all but the examples, those of one border, those of one requirement; pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from graders.engine.diagnose.evidence import Evidence, told
from graders.engine.messages import diagnosis as say
from graders.engine.model import Case, Diagnosis, Result, Tree, Verdict
from graders.engine.values.nodes import items, kind, number, pairs, text

_FEW = 0.25
"""The most that a hard-coded function has right of the cases that are no examples."""

_MOST = 0.8
"""The least share of a border's cases that a function must get wrong to be wrong on that border."""

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
    literal = evidence.trait("compares-literal", "table-lookup")
    if right > _FEW * len(others) or (literal is None and right > _FEW * len(others) / 3):
        return None
    return told("hard-coded", say.HARD_CODED, evidence.own, name=evidence.name)


def _wrong(result: Result) -> bool:
    return result.verdict is not Verdict.CORRECT


# ---------------------------------------------------------------- borders


def border(evidence: Evidence) -> Diagnosis | None:
    """Right except for arguments of one sort: its cases nearly all fail, and no others do."""
    cases = evidence.report.function.cases
    failing = {one.result.case.id for one in evidence.own}
    for sort, holds in _SORTS.items():
        inside = {case.id for case in cases if any(holds(one) for one in _arguments(case))}
        if not inside or len(inside) > _BORDER * len(cases):
            continue
        if failing <= inside and len(failing) >= _MOST * len(inside):
            return told("border", say.BORDER, evidence.own, name=evidence.name, sort=say.SORTS[sort])
    return None


def _arguments(case: Case) -> Sequence[Tree]:
    return [argument for step in case.steps for argument in step.call.arguments]


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
    ids = {one.result.case.requirement for one in evidence.own}
    if len(ids) != 1 or None in ids:
        return None
    demand = next((one for one in evidence.exercise.requirements if one.id in ids), None)
    if demand is None:
        return None
    words = {"number": demand.number, "text": demand.text, "name": evidence.name}
    return told("requirement", say.REQUIREMENT, evidence.own, **words)
