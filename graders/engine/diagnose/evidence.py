"""All that is known of one function that fails: what the kinds of diagnosis look at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from graders.engine.diagnose.failing import feedback_kind, most_telling
from graders.engine.diagnose.fingerprints import Fit
from graders.engine.diagnose.relations import MOST_NODES, relations
from graders.engine.messages.diagnosis import Words
from graders.engine.model import (
    Diagnosis,
    Exercise,
    FunctionReport,
    Loaded,
    Outcome,
    Result,
    Returned,
    Step,
    Trait,
    Tree,
)
from graders.engine.values.nodes import sound
from graders.engine.values.scalars import weigh

ALL_NODES = 100_000
"""Nodes of the values of one function that are related to the right ones: that takes a second or two."""


class Seen(NamedTuple):
    """One failing case: the step that is shown and what came of it."""

    result: Result
    step: Step
    outcome: Outcome
    kind: str
    """The kind of its first feedback."""
    values: tuple[Tree, Tree] | None
    """The value that had to come back and the one that did; None if either is none."""
    relations: frozenset[str]
    """How these two are related."""


class Evidence(NamedTuple):
    """What is known of a function: its own failures are those that no other function causes."""

    exercise: Exercise
    report: FunctionReport
    own: tuple[Seen, ...]
    traits: Callable[[], tuple[Trait, ...]] = tuple
    """Of its source."""
    examples: frozenset[str] = frozenset()
    """The ids of the cases that the description shows."""
    fits: tuple[Fit, ...] = ()
    """The misconceptions that fit it and none that it builds on."""
    loaded: Loaded = Loaded({})

    @property
    def name(self) -> str:
        """The function's name."""
        return self.report.function.name

    def trait(self, *kinds: str) -> Trait | None:
        """Return the first trait of one of these kinds, in the order of the kinds."""
        return next((trait for kind in kinds for trait in self.traits() if trait.kind == kind), None)

    def alike(self, *kinds: str) -> list[Seen]:
        """Return the own failures whose first feedback is of one of these kinds."""
        return [one for one in self.own if one.kind in kinds]


Look: TypeAlias = Callable[[Evidence], "Diagnosis | None"]
"""One kind of diagnosis: what it has to say of a function, None if it does not fit."""


def seen(results: Iterable[Result]) -> Iterator[Seen]:
    """Yield the failing cases that have a step and an outcome to show, the hidden ones last.

    Of the values of all of them together no more than `ALL_NODES` nodes are related to the right ones.
    """
    left = ALL_NODES
    for result in sorted(results, key=lambda one: one.case.hidden):  # what is quoted comes from the first
        if result.shown < len(result.outcomes):
            step = result.case.steps[min(result.shown, len(result.case.steps) - 1)]
            outcome = result.outcomes[result.shown]
            values = _values(step, outcome)
            left -= sum(weigh(tree, MOST_NODES).nodes for tree in values or ())
            alike = relations(*values) if values and left >= 0 else frozenset[str]()
            yield Seen(result, step, outcome, feedback_kind(result), values, alike)


def _values(step: Step, outcome: Outcome) -> tuple[Tree, Tree] | None:
    returns, ending = step.demand.returns, outcome.ending
    if returns is None or not isinstance(ending, Returned):
        return None
    return returns.tree, sound(ending.value)


def told(kind: str, words: Words, cases: Sequence[Seen], **parts: object) -> Diagnosis:
    """Return a diagnosis of these cases in these words."""
    hint = words.hint.fill(**parts) if words.hint else None
    return Diagnosis(kind, words.cause.fill(**parts), tuple(one.result.case.id for one in cases), hint)


def telling(cases: Sequence[Seen]) -> Seen:
    """Return the case that a report shows of these: what a sentence quotes must be what stands below it."""
    public = [one for one in cases if not one.result.case.hidden] or cases
    shown = most_telling([one.result for one in public])
    return next(one for one in public if one.result is shown)


def related(evidence: Evidence, relation: str) -> list[Seen]:
    """Return the own failures whose value has a relation to the right one."""
    return [one for one in evidence.own if relation in one.relations]
