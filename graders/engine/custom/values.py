"""Judge values for which equality is too strict: collections in any order, counts, random outcomes."""

from __future__ import annotations

from graders.engine import messages as say
from graders.engine.custom.api import CheckerCall, CheckerOutcome
from graders.engine.custom.canonical import canonical, counted, is_namesake, type_name
from graders.engine.custom.data import DataError, refuse_unknown
from graders.engine.custom.distribution import distribution
from graders.engine.custom.shown import shown
from graders.engine.text import Text

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["distribution", "mapping_without_zeros", "multiset"]


def multiset(
    call: CheckerCall,  # noqa: ARG001 - every checker takes the call
    outcomes: Sequence[CheckerOutcome],
    data: Mapping[str, object],
) -> Text | None:
    """Return why a value does not have exactly the elements of the expected one, each as often, in any order.

    Data: `"returns"`, a list, tuple or text. The value must be of that type; elements are compared exactly.

    Raises:
        DataError: when the data is not what it must be; that is the bank's fault, never the student's.
    """
    expected = _expected(data, "multiset")
    if type(expected) not in (list, tuple, str):
        raise DataError(f"multiset needs a list, a tuple or a text, not {shown(expected)}")
    assert isinstance(expected, (list, tuple, str))
    for outcome in outcomes:
        found = outcome.value
        if type(found) is not type(expected):
            return _other_type(found, expected)
        assert isinstance(found, (list, tuple, str))
        wrong = _compare_elements(found, expected)
        if wrong is not None:
            return wrong
    return None


def _compare_elements(found: Sequence[object], expected: Sequence[object]) -> Text | None:
    has, needs = counted(found), counted(expected)
    for element in (*expected, *found):
        key = canonical(element)
        there, needed = has.get(key, 0), needs.get(key, 0)
        if there != needed:
            if not there:
                return say.checkers.missing_element(shown(element))
            if not needed:
                return say.checkers.surplus_element(shown(element))
            return say.checkers.element_count(shown(element), there, needed)
    return None


def mapping_without_zeros(
    call: CheckerCall,  # noqa: ARG001 - every checker takes the call
    outcomes: Sequence[CheckerOutcome],
    data: Mapping[str, object],
) -> Text | None:
    """Return why a dictionary of counts is not the expected one; keys with the int 0 do not matter.

    Data: `"returns"`, a dictionary. Keys and the other values are compared exactly.

    Raises:
        DataError: when the data is not what it must be; that is the bank's fault, never the student's.
    """
    expected = _expected(data, "mapping_without_zeros")
    if type(expected) is not dict:
        raise DataError(f"mapping_without_zeros needs a dictionary, not {shown(expected)}")
    assert isinstance(expected, dict)
    for outcome in outcomes:
        found = outcome.value
        if type(found) is not dict:
            return _other_type(found, expected)
        assert isinstance(found, dict)
        wrong = _compare_counts(_without_zeros(found), _without_zeros(expected))
        if wrong is not None:
            return wrong
    return None


def _without_zeros(counts: Mapping[object, object]) -> dict[str, tuple[object, object]]:
    return {
        canonical(key): (key, count) for key, count in counts.items() if type(count) is not int or count != 0
    }


def _compare_counts(
    found: Mapping[str, tuple[object, object]], expected: Mapping[str, tuple[object, object]]
) -> Text | None:
    for text, (key, count) in expected.items():
        if text not in found:
            return say.checkers.missing_key(shown(key), shown(count))
        other = found[text][1]
        if canonical(other) != canonical(count):
            return say.checkers.other_value(shown(key), shown(other), shown(count))
    for text, (key, count) in found.items():
        if text not in expected:
            return say.checkers.surplus_key(shown(key), shown(count))
    return None


def _expected(data: Mapping[str, object], checker: str) -> object:
    refuse_unknown(checker, data, ())
    if "returns" not in data:
        raise DataError(f'{checker} needs a "returns" beside it')
    return data["returns"]


def _other_type(found: object, expected: object) -> Text:
    return say.checkers.other_type(type_name(found), type(expected).__name__, own=is_namesake(found))
