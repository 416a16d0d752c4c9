"""Rules of cases as a whole: their ids, requirements and steps, and that no two are the same."""

from __future__ import annotations

import json
from collections.abc import Iterator

from graders.engine.bank.facts import At, Facts, calls_of
from graders.engine.bank.found import Found
from graders.engine.bank.schema import definition
from graders.engine.bank.suggest import suggestion
from graders.engine.messages import bank_cases as say
from graders.engine.messages import bank_rules as say_names

_IN_STEPS_ONLY = (
    "args",
    "returns",
    "raises",
    "prints",
    "stdin",
    "reads_all",
    "arguments",
    "new",
    "checker",
    "seed",
    "consume",
    "replaces",
    "repeat",
)
_NOT_OF_THE_CALL = ("$comment", "id", "why", "requirement", "weight", "visibility")


def unique_ids(facts: Facts) -> Iterator[Found]:
    """No two cases of a bank have one id."""
    seen: set[str] = set()
    for _function, case in facts.cases:
        id_ = case.member("id", str)
        if id_ is not None and id_.value in seen:
            yield id_.found(say.SAME_CASE_ID.fill(id=id_.value))
        seen.add(case.get("id", str))


def known_requirements(facts: Facts) -> Iterator[Found]:
    """A case points to a requirement that there is."""
    known = [one.key for one in _requirements(facts)]
    for _function, case in facts.cases:
        id_ = case.member("requirement", str)
        if id_ is not None and id_.value not in known:
            advice = suggestion(id_.value, known)
            yield id_.found(say.UNKNOWN_REQUIREMENT.fill(id=id_.value, suggestion=advice))


def tested_requirements(facts: Facts) -> Iterator[Found]:
    """Every requirement is tested by some case."""
    tested = {case.get("requirement", str) for _function, case in facts.cases}
    for one in _requirements(facts):
        if one.key not in tested:
            yield one.found_key(say_names.UNUSED_REQUIREMENT.fill(id=one.key))


def _requirements(facts: Facts) -> Iterator[At]:
    given = facts.top.member("requirements", dict)
    if given is not None:
        yield from given.members()


def beside_steps(facts: Facts) -> Iterator[Found]:
    """What belongs to one call stands in a step, not beside the steps."""
    for _function, case in facts.cases:
        if case.has("steps"):
            for key in _IN_STEPS_ONLY:
                misplaced = case.member(key)
                if misplaced is not None:
                    yield misplaced.found_key(say.BESIDE_STEPS.fill(key=key))


def demands(facts: Facts) -> Iterator[Found]:
    """A case demands something; of its steps at least one."""
    for function, case in facts.cases:
        calls = [call.at for call in calls_of(function, case)]
        if calls and not any(_demands(call) or has_odd_key(call) for call in (case, *calls)):
            yield case.found(say.DEMANDS_NOTHING)


def _demands(call: At) -> bool:
    keys = ("returns", "raises", "prints", "stdin", "arguments", "checker", "replaces")
    switches = ("keeps_arguments", "new")
    return any(call.has(key) for key in keys) or any(call.get(key, bool) for key in switches)


def has_odd_key(call: At) -> bool:
    """Return whether a key is unknown: that is told elsewhere, and may well be the demand, misspelt."""
    known = definition("case")["properties"].keys() | definition("step")["properties"].keys()
    return any(key not in known for key in call.value)


def no_twins(facts: Facts) -> Iterator[Found]:
    """No two cases of a function make the same call."""
    seen: dict[tuple[str, str], At] = {}
    for function, case in facts.cases:
        call = {key: value for key, value in case.value.items() if key not in _NOT_OF_THE_CALL}
        key = (function, json.dumps(call, sort_keys=True))
        if key in seen:
            yield case.found(say.SAME_CALL.fill(id=seen[key].get("id", str)))
        seen.setdefault(key, case)


RULES = (unique_ids, known_requirements, tested_requirements, beside_steps, demands, no_twins)
