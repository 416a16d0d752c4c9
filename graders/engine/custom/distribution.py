"""Judge a random function by many of its outcomes: what each may be, and how they differ.

Data about every outcome, each key optional:

* `"type"`: the name of its exact type (`"int"`, `"dict"`, `"str"` …);
* `"one_of"`: a list of all that can come up;
* `"between"`: `[low, high]`, for an outcome that is a number;
* `"size"`: how many elements it has, a number or `[low, high]`;
* `"keys"`: the keys that a dictionary may have (a list, or a text: its characters);
* `"values"`: the values that may be inside (a list, or a text: its characters);
* `"values_between"`: `[low, high]`, for each of the values, which are numbers;
* `"sum_of_values"`: their sum, a number or `[low, high]`;
* `"all_different"`: true when no value may come twice.

The values of a dictionary, the elements of a list, tuple or set, the characters of a text are "the values".
Whole numbers as bounds ask for ints; a bound with a decimal point allows floats.

Data about all outcomes together:

* `"distinct_at_least"`: so many different outcomes;
* `"seen"`: a list of outcomes that must each come up at least once;
* `"shares"`: a list of `[outcome, low, high]`: what share of the outcomes it is lies between low and high (0
  to 1).

Choose `repeat` and the bounds such that a right function practically never fails.
"""

from __future__ import annotations

from _collections_abc import Callable, Collection, Iterable, Mapping, Sequence
from math import fsum

from graders.engine import messages as say
from graders.engine.custom.api import CheckerCall, CheckerOutcome, Opaque
from graders.engine.custom.canonical import canonical, counted, is_namesake, type_name
from graders.engine.custom.data import DataError, refuse_unknown
from graders.engine.custom.shown import shown
from graders.engine.text import Text

TYPES: Mapping[str, type] = {
    kind.__name__: kind
    for kind in (type(None), bool, bytes, dict, float, frozenset, int, list, set, str, tuple)
}

_TEXT, _INT, _NUMBERS = frozenset({str}), frozenset({int}), frozenset({int, float})

_LARGEST = 1e300
"""Bounds are finite."""

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from typing import TypeGuard

Check = Callable[[object], Text | None]
"""Judges one outcome; returns what is wrong as a clause."""


def distribution(
    call: CheckerCall,  # noqa: ARG001 - every checker takes the call
    outcomes: Sequence[CheckerOutcome],
    data: Mapping[str, object],
) -> Text | None:
    """Return why the outcomes of a random function cannot be right; None when they can.

    Raises:
        DataError: when the data is not what it must be; that is the bank's fault, never the student's.
    """
    refuse_unknown("distribution", data, {*EACH, *TOGETHER})
    values = [outcome.value for outcome in outcomes]
    checks = [make(data[key]) for key, make in EACH.items() if key in data]
    for value in values:
        for check in checks:
            reason = check(value)
            if reason is not None:
                return say.checkers.bad_outcome(len(values), shown(value), reason)
    for key, judge in TOGETHER.items():
        wrong = judge(values, data[key]) if key in data else None
        if wrong is not None:
            return wrong
    return None


# ---------------------------------------------------------------- every outcome


def _of_type(expected: object) -> Check:
    if not isinstance(expected, str) or expected not in TYPES:
        raise DataError(f'"type" must be one of {", ".join(TYPES)}, not {shown(expected)}')
    wanted = TYPES[expected]
    return lambda value: None if type(value) is wanted else _other_type(value, expected)


def _other_type(value: object, expected: str) -> Text:
    return say.checkers.is_type(type_name(value), expected, own=is_namesake(value))


def _one_of(possible: object) -> Check:
    allowed = _Allowed(possible, "one_of")
    return lambda value: say.checkers.not_possible() if allowed.others([value]) else None


def _between(bounds: object) -> Check:
    return _number(bounds, "between", "THE_OUTCOME")


def _size(bounds: object) -> Check:
    number = _number(bounds, "size", "THE_SIZE")
    return _of_inside(lambda inside: number(len(inside)))


def _keys(allowed: object) -> Check:
    keys = _Allowed(allowed, "keys")

    def check(value: object) -> Text | None:
        return _not_among("A_KEY", value, keys) if isinstance(value, dict) else _other_type(value, "dict")

    return check


def _values(allowed: object) -> Check:
    values = _Allowed(allowed, "values")
    return _of_inside(lambda inside: _not_among("A_VALUE", inside, values))


def _values_between(bounds: object) -> Check:
    low, high = _bounds(bounds, "values_between")
    number = _number_in(low, high, "A_VALUE")

    def check(inside: list[object]) -> Text | None:
        if _are_ints(inside) and low <= min(inside) <= max(inside) <= high:  # quickly
            return None
        for one in inside:
            reason = number(one)
            if reason is not None:
                return reason
        return None

    return _of_inside(check)


def _sum_of_values(bounds: object) -> Check:
    low, high = _bounds(bounds, "sum_of_values")
    number, kinds = _number_in(low, high, "THE_SUM"), _kinds(low, high)

    def check(inside: list[object]) -> Text | None:
        if _are_ints(inside):
            return number(sum(inside))
        odd = [one for one in inside if type(one) not in kinds]
        return say.checkers.not_numbers(shown(odd[0])) if odd else number(_sum(inside))

    return _of_inside(check)


def _all_different(wanted: object) -> Check:
    if wanted is not True:
        raise DataError('"all_different" must be true, or left out')

    def check(inside: list[object]) -> Text | None:
        counts = counted(inside)
        return next((say.checkers.repeated(shown(one)) for one in inside if counts[canonical(one)] > 1), None)

    return _of_inside(check)


def _of_inside(check: Callable[[list[object]], Text | None]) -> Check:
    """Return a check of what is inside a value."""

    def checked(value: object) -> Text | None:
        inside = _inside(value)
        return say.checkers.nothing_inside() if inside is None else check(inside)

    return checked


def _not_among(what: str, found: Collection[object], allowed: _Allowed) -> Text | None:
    others = allowed.others(found)
    return say.checkers.not_allowed(_called(what), shown(others[0])) if others else None


def _called(what: str) -> Text:
    """Return how to speak of a part of an outcome, by the name of its sentence."""
    words: Text = getattr(say.checkers, what)
    return words


def _number(bounds: object, key: str, what: str) -> Check:
    """Return a check of a number; `what` is the name of the sentence for what it is the number of."""
    return _number_in(*_bounds(bounds, key), what)


def _number_in(low: int | float, high: int | float, what: str) -> Check:
    kinds = _kinds(low, high)
    around = 1e-9 * max(1.0, abs(low), abs(high))

    def check(found: object) -> Text | None:
        if type(found) not in kinds:
            return say.checkers.not_numbers(shown(found))
        assert isinstance(found, (int, float))
        slack = 0.0 if isinstance(found, int) else around
        if low - slack <= found <= high + slack:
            return None
        if low == high:
            return say.checkers.is_number(_called(what), shown(found), shown(low))
        return say.checkers.not_between(_called(what), shown(found), shown(low), shown(high))

    return check


EACH: Mapping[str, Callable[[object], Check]] = {
    "type": _of_type,
    "one_of": _one_of,
    "between": _between,
    "size": _size,
    "keys": _keys,
    "values": _values,
    "values_between": _values_between,
    "sum_of_values": _sum_of_values,
    "all_different": _all_different,
}
"""Per key of the data: makes a check of what it says."""


# ---------------------------------------------------------------- all outcomes together


def _check_distinct(values: Sequence[object], needed: object) -> Text | None:
    if not isinstance(needed, int) or isinstance(needed, bool):
        raise DataError(f'"distinct_at_least" must be a whole number, not {shown(needed)}')
    # An object differs from every other one, whatever it stands for.
    told = [value for value in values if not isinstance(value, Opaque)]
    distinct: set[str] = set()
    for value in told:
        distinct.add(canonical(value))
        if len(distinct) >= needed:
            return None
    if needed <= 0:
        return None
    example = shown(told[0]) if told and len(told) == len(values) else ""
    return say.checkers.too_few_different(len(values), len(distinct), needed, example)


def _check_seen(values: Sequence[object], wanted: object) -> Text | None:
    if not isinstance(wanted, list):
        raise DataError(f'"seen" must be a list of outcomes, not {shown(wanted)}')
    seen = set(map(canonical, values))
    return next(
        (say.checkers.never_seen(len(values), shown(one)) for one in wanted if canonical(one) not in seen),
        None,
    )


def _check_shares(values: Sequence[object], shares: object) -> Text | None:
    if not isinstance(shares, list):
        raise DataError(f'"shares" must be a list of [outcome, low, high], not {shown(shares)}')
    counts = counted(values)
    for share in shares:
        if not isinstance(share, list) or len(share) != 3:
            raise DataError(f'"shares" must hold [outcome, low, high], not {shown(share)}')
        low, high = _bounds(share[1:], "shares")
        times = counts.get(canonical(share[0]), 0)
        if not low * len(values) <= times <= high * len(values):
            return say.checkers.other_share(len(values), shown(share[0]), times, low, high)
    return None


TOGETHER: Mapping[str, Callable[[Sequence[object], object], Text | None]] = {
    "distinct_at_least": _check_distinct,
    "seen": _check_seen,
    "shares": _check_shares,
}


# ---------------------------------------------------------------- reading data and values


def _inside(value: object) -> list[object] | None:
    if type(value) is dict:
        assert isinstance(value, dict)
        return list(value.values())
    if type(value) in (list, tuple, set, frozenset, str):
        assert isinstance(value, (list, tuple, set, frozenset, str))
        return list(value)
    return None


class _Allowed:
    """The values that may come up, from the data under a key."""

    def __init__(self, allowed: object, key: str) -> None:
        if not isinstance(allowed, (list, tuple, str, set, frozenset, range)):
            raise DataError(f'"{key}" must be a list or a text, not {shown(allowed)}')
        self._allowed = allowed
        self._texts = frozenset(one for one in allowed if type(one) is str)
        self._canonical: frozenset[str] | None = None

    def others(self, found: Collection[object]) -> list[object]:
        """Return what is not allowed of what was found."""
        if _TEXT.issuperset(map(type, found)):  # compared as they are, quickly
            return [] if self._texts.issuperset(found) else [one for one in found if one not in self._texts]
        if self._canonical is None:
            self._canonical = frozenset(map(canonical, self._allowed))
        return [one for one in found if canonical(one) not in self._canonical]


def _are_ints(values: Sequence[object]) -> TypeGuard[Sequence[int]]:
    """Tell whether there are any values, and all are of the class int itself."""
    return bool(values) and _INT.issuperset(map(type, values))


def _bounds(bounds: object, key: str) -> tuple[int | float, int | float]:
    pair = bounds if isinstance(bounds, list) else [bounds, bounds]
    numbers = [bound for bound in pair if isinstance(bound, (int, float)) and not isinstance(bound, bool)]
    if len(pair) != 2 or len(numbers) != 2 or not all(abs(number) < _LARGEST for number in numbers):
        raise DataError(f'"{key}" must be a number or [low, high], not {shown(bounds)}')
    return numbers[0], numbers[1]


def _kinds(low: int | float, high: int | float) -> frozenset[type]:
    return _INT if type(low) is int and type(high) is int else _NUMBERS


def _sum(values: Iterable[object]) -> int | float:
    numbers = [value for value in values if isinstance(value, (int, float))]
    if all(isinstance(number, int) for number in numbers):
        return sum(numbers)
    try:
        return fsum(numbers)
    except (OverflowError, ValueError):  # a huge int, or both infinities: a student's doing
        return float("nan")
