"""Rules of the overlay with hidden cases, before it is merged into its bank."""

from __future__ import annotations

from collections.abc import Iterator

from graders.engine.bank.facts import At, Facts
from graders.engine.bank.found import Found
from graders.engine.bank.suggest import suggestion
from graders.engine.messages import bank_cases as say_cases
from graders.engine.messages import bank_rules as say
from graders.engine.messages import bank_values as say_values


def overlay_rules(overlay: At, facts: Facts) -> Iterator[Found]:
    """Yield what is wrong in an overlay (of the right shape) beside the bank that `facts` describe."""
    exercise = overlay.member("exercise", str)
    if exercise is not None and exercise.value != facts.slug:
        yield exercise.found(say.WRONG_SLUG.fill(value=exercise.value, slug=facts.slug))
    yield from _functions(overlay, facts)
    yield from _misconceptions(overlay, facts)
    yield from _values(overlay, facts)


def _functions(overlay: At, facts: Facts) -> Iterator[Found]:
    seen: set[str] = set()
    for part in overlay.within("functions", dict):
        id_ = part.member("function", str)
        if id_ is not None and id_.value not in facts.ids:
            advice = suggestion(id_.value, facts.ids)
            yield id_.found(say.UNKNOWN_FUNCTION.fill(id=id_.value, suggestion=advice))
        elif id_ is not None and id_.value in seen:
            yield id_.found(say.USES_TWICE.fill(id=id_.value))
        seen.add(part.get("function", str))
        for case in part.within("cases", dict):
            if case.get("visibility", str) == "public":
                yield At("public", (*case.path, "visibility")).found(say_cases.PUBLIC_IN_OVERLAY)


def _misconceptions(overlay: At, facts: Facts) -> Iterator[Found]:
    known = [one.get("name", str) for one in facts.top.within("misconceptions", dict)]
    seen: set[str] = set()
    for part in overlay.within("misconceptions", dict):
        name = part.member("name", str)
        if name is not None and name.value not in known:
            advice = suggestion(name.value, [one for one in known if one])
            yield name.found(say.UNKNOWN_MISCONCEPTION.fill(name=name.value, suggestion=advice))
        elif name is not None and name.value in seen:
            yield name.found(say.USES_TWICE.fill(id=name.value))
        seen.add(part.get("name", str))


def _values(overlay: At, facts: Facts) -> Iterator[Found]:
    given = overlay.member("values", dict)
    named = facts.top.member("values", dict)
    for value in given.members() if given and named else ():
        if named is not None and named.has(value.key):
            yield value.found_key(say_values.VALUE_TWICE.fill(name=value.key))
