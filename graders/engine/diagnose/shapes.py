"""Diagnoses from the value that came back: its kind, its type, and how it relates to the right one; pure."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from graders.engine.diagnose.evidence import Evidence, Look, Seen, related, telling, told
from graders.engine.diagnose.relations import differences
from graders.engine.messages import compare as nouns
from graders.engine.messages import diagnosis as say
from graders.engine.messages.diagnosis import Words
from graders.engine.model import Diagnosis, Tree
from graders.engine.text import same
from graders.engine.values.nodes import items, kind, name
from graders.engine.values.show import show

_COUNTED = re.compile(r"\bis (\d{1,6}) instead of (\d{1,6})\b")

_MOSTLY = 0.6

_SHORT = 30
"""Characters of a value inside a sentence."""

_COLLECTORS: Mapping[str, str] = {
    "list": "list(…)", "tuple": "tuple(…)", "set": "set(…)", "dict": "dict(…)", "str": "''.join(…)", "int": "sum(…)",
    "float": "sum(…)",
}  # fmt: skip


def prints(evidence: Evidence) -> Diagnosis | None:
    """The answer was printed, not returned; where it is empty there was nothing to print."""
    if not evidence.alike("prints"):
        return None
    return told("prints", say.PRINTS, evidence.alike("prints", "no-return"), name=evidence.name)


def no_return(evidence: Evidence) -> Diagnosis | None:
    """Nothing comes back: never, or not on the way that these arguments take."""
    cases = evidence.alike("no-return")
    if not cases:
        return None
    parts: dict[str, object] = {"name": evidence.name}
    never, bare, open_path = (evidence.trait(one) for one in ("no-return", "bare-return", "open-path"))
    if never:
        return told("no-return", say.NO_RETURN, cases, **parts)
    if bare:
        return told("no-return", say.BARE_RETURN, cases, **parts, line=bare.line)
    if open_path:
        return told("no-return", say.OPEN_PATH, cases, **parts, line=open_path.line)
    if len(cases) == len(evidence.report.results):
        return told("no-return", say.ALWAYS_NONE, cases, **parts)
    return told("no-return", say.SOME_PATH, cases, **parts)


def return_in_loop(evidence: Evidence) -> Diagnosis | None:
    """The loop never makes a second turn."""
    cases = evidence.alike("wrong-value", "no-return", "wrong-type", "no-exception")
    trait = evidence.trait("return-in-loop") if cases else None
    if trait is None:
        return None
    return told("return-in-loop", say.RETURN_IN_LOOP, cases, name=evidence.name, line=trait.line)


def first_only(evidence: Evidence) -> Diagnosis | None:
    """Only the first element comes back, mostly of three or more: of two, it may be any that is missing."""
    cases = related(evidence, "first-only")
    longer = [one for one in cases if one.values and len(_elements(one.values[0])) > 2]
    return (
        told("return-in-loop", say.FIRST_ONLY, cases, **_parts_of(cases))
        if len(longer) > _MOSTLY * len(cases)
        else None
    )


def _elements(tree: Tree) -> list[Tree]:
    return items(tree) if kind(tree) in ("list", "tuple") else list(tree) if isinstance(tree, str) else []


def lazy(evidence: Evidence) -> Diagnosis | None:
    """A generator, a map, a function … comes back where its values are asked."""
    cases = related(evidence, "lazy-result")
    if not cases:
        return None
    expected, actual = telling(cases).values or (None, None)
    parts: dict[str, object] = {"name": evidence.name}
    if kind(actual) == "function":
        return told("lazy-result", say.FUNCTION, cases, **parts)
    trait = evidence.trait("generator")
    if kind(actual) == "generator" and trait:
        # Nothing of a generator's body is run before somebody asks for a value: not even its checks.
        return told(
            "lazy-result", say.GENERATOR, [*cases, *evidence.alike("no-exception")], **parts, line=trait.line
        )
    what = nouns.NOUNS.get(kind(actual)) if kind(actual) != "object" else same(name(actual))
    collector = _COLLECTORS.get(kind(expected), "list(…)")
    return told("lazy-result", say.LAZY, cases, **parts, what=what or nouns.OTHER, collector=collector)


def wrong_type(evidence: Evidence) -> Diagnosis | None:
    """The value is right but for its type, or of another type altogether."""
    cases = evidence.alike("wrong-type")
    if not cases:
        return None
    said = telling(cases).result.judgement.feedback[0].text
    ids = tuple(one.result.case.id for one in cases)
    return Diagnosis("wrong-type", said, ids)


def unit(evidence: Evidence) -> Diagnosis | None:
    """The bare number where the description has a notation of its own."""
    cases = related(evidence, "unit")
    if len(cases) < 2:
        return None
    expected, actual = (show(tree, _SHORT) for tree in telling(cases).values or ())
    return told("unit", say.UNIT, cases, name=evidence.name, actual=actual, expected=expected)


def off_by_one(evidence: Evidence) -> Diagnosis | None:
    """Every number is one too large, or one too small."""
    cases = related(evidence, "off-by-one")
    signs = {one > 0 for case in cases for one in _amounts(case) if one}
    words = say.OFF_BY_ONE if len(signs) > 1 else say.TOO_HIGH if True in signs else say.TOO_LOW
    return told("off-by-one", words, cases) if len(cases) > 1 else None


def rounding(evidence: Evidence) -> Diagnosis | None:
    """The number is slightly off, and the source rounds."""
    close = [one for one in evidence.own if one.values and _is_close(*one.values)]
    trait = evidence.trait("round-call", "float-division") if close else None
    if not close or (trait is None and not related(evidence, "rounding")):
        return None
    where = say.ON_LINE.fill(line=trait.line) if trait else same("")
    return told("rounding", say.ROUNDING, close, where=where)


_CLOSE = 8
"""How far a number may be off that was rounded on the way and then multiplied: a few times."""


def _is_close(expected: Tree, actual: Tree) -> bool:
    amounts = differences(expected, actual)
    return bool(amounts) and 0 < max(map(abs, amounts or [0.0])) <= _CLOSE


def _amounts(case: Seen) -> list[float]:
    return differences(*case.values) or [] if case.values else []


def order(evidence: Evidence) -> Diagnosis | None:
    """The right elements in another order."""
    cases = related(evidence, "order")
    trait = evidence.trait("sorted") if cases else None
    words = say.SORTED if trait else say.ORDER
    return told("order", words, cases, line=trait.line if trait else 0, **_parts_of(cases))


def duplicates(evidence: Evidence) -> Diagnosis | None:
    """What occurs more than once comes back once, or the other way round."""
    cases = related(evidence, "duplicates")
    lost = [one for one in cases if one.values and _length(one.values[0]) > _length(one.values[1])]
    words = say.DUPLICATES_LOST if len(lost) * 2 > len(cases) else say.DUPLICATES_ADDED
    return told("duplicates", words, cases, **_parts_of(cases))


def _length(tree: Tree) -> int:
    return len(_elements(tree))


def count_in_words(evidence: Evidence) -> Diagnosis | None:
    """A checker counts one too few, or one too many, each time."""
    off = {_count_off(one) for one in evidence.alike("checker")}
    if off == {-1}:
        return told("one-too-few", say.ONE_TOO_FEW, evidence.alike("checker"), **_parts_of(()))
    if off == {1}:
        return told("one-too-many", say.ONE_TOO_MANY, evidence.alike("checker"), **_parts_of(()))
    return None


def _count_off(one: Seen) -> int | None:
    found = _COUNTED.search(one.result.judgement.feedback[0].text.en)
    return int(found[1]) - int(found[2]) if found else None


def by_relation(relation: str, words: Words) -> Look:
    """Return the kind of diagnosis that is a relation with nothing more to it."""

    def look(evidence: Evidence) -> Diagnosis | None:
        cases = related(evidence, relation)
        return told(relation, words, cases, name=evidence.name, **_parts_of(cases))

    return look


def _parts_of(cases: Sequence[Seen]) -> dict[str, object]:
    """Return what the parts of these values are called: characters or elements, one and more."""
    texts = bool(cases) and all(one.values and kind(one.values[0]) == "str" for one in cases)
    one, more = (say.CHARACTER, say.CHARACTERS) if texts else (say.ELEMENT, say.ELEMENTS)
    return {"part": one, "parts": more}
