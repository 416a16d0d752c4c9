"""How a wrong value relates to the right one, as students get values wrong: reversed, one too many, off by one …; pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from unicodedata import combining, normalize

from graders.engine.model import Comparison, Tree
from graders.engine.values.canonical import key
from graders.engine.values.nodes import items, kind, name, number, pairs, text
from graders.engine.values.scalars import weigh

MOST_NODES = 5_000
"""Nodes of a value up to which a relation is looked for."""

_EXACT = Comparison()
_ROWS = ("str", "list", "tuple")
_LAZY = ("generator", "range", "function")
_LAZY_CLASSES = (
    "map", "filter", "zip", "enumerate", "reversed", "list_reverseiterator", "range_iterator", "islice", "chain",
    "dict_keys", "dict_values", "dict_items", "method", "builtin_function_or_method",
)  # fmt: skip

Related = Callable[[Tree, Tree], bool]


def relations(expected: Tree, actual: Tree) -> frozenset[str]:
    """Return the names of all relations that hold between two different values, well-formed both (`nodes.sound`)."""
    if any(weigh(tree, MOST_NODES).nodes > MOST_NODES for tree in (expected, actual)):
        return frozenset()
    return frozenset(relation for relation, holds in RELATIONS.items() if holds(expected, actual))


# ---------------------------------------------------------------- rows: texts, lists, tuples


def _row(tree: Tree) -> Sequence[object] | None:
    own = kind(tree)
    if own == "str":
        return text(tree)
    return [key(item, _EXACT) for item in items(tree)] if own in _ROWS else None


def _rows(expected: Tree, actual: Tree) -> tuple[list[object], list[object]] | None:
    """Return the elements of two rows of the same kind; None if they are none."""
    if kind(expected) != kind(actual):
        return None
    ours, theirs = _row(expected), _row(actual)
    return None if ours is None or theirs is None else (list(ours), list(theirs))


def _of_rows(holds: Callable[[list[object], list[object]], bool]) -> Related:
    def related(expected: Tree, actual: Tree) -> bool:
        both = _rows(expected, actual)
        return both is not None and holds(*both)

    return related


def _is_reversed(ours: list[object], theirs: list[object]) -> bool:
    return len(ours) > 1 and theirs == ours[::-1]


def _is_shuffled(ours: list[object], theirs: list[object]) -> bool:
    return len(ours) == len(theirs) > 1 and _counted(ours) == _counted(theirs)


def _counted(row: Sequence[object]) -> Mapping[object, int]:
    counts: dict[object, int] = {}
    for one in row:
        counts[one] = counts.get(one, 0) + 1
    return counts


def _lacks_duplicates(ours: list[object], theirs: list[object]) -> bool:
    """Whether one side is the other with every element only once (or some of them more often)."""
    once, other = list(dict.fromkeys(ours)), list(dict.fromkeys(theirs))
    return bool(ours) and set(once) == set(other) and len(ours) != len(theirs)


def _left_out(longer: Sequence[object], shorter: Sequence[object]) -> bool:
    """Whether `shorter` is `longer` with just one element left out."""
    if len(shorter) + 1 != len(longer):
        return False
    at = next((index for index, one in enumerate(shorter) if one != longer[index]), len(shorter))
    return list(longer[at + 1 :]) == list(shorter[at:])


# ---------------------------------------------------------------- dictionaries and sets


def _keys(tree: Tree) -> list[bytes] | None:
    own = kind(tree)
    if own == "dict":
        return [key(one, _EXACT) + key(value, _EXACT) for one, value in pairs(tree)]
    return [key(item, _EXACT) for item in items(tree)] if own in ("set", "frozenset") else None


def _one_less(expected: Tree, actual: Tree) -> bool:
    ours, theirs = _keys(expected), _keys(actual)
    if ours is None or theirs is None or kind(expected) != kind(actual):
        both = _rows(expected, actual)
        return both is not None and _left_out(*both)
    return len(theirs) + 1 == len(ours) and set(theirs) < set(ours)


def _one_more(expected: Tree, actual: Tree) -> bool:
    return _one_less(actual, expected)


# ---------------------------------------------------------------- numbers


def differences(expected: Tree, actual: Tree) -> list[float] | None:
    """Return by how much each number is too large, in values that are alike but for their numbers; else None."""
    if kind(expected) != kind(actual):
        return None
    if kind(expected) in ("int", "float"):
        ours, theirs = number(expected), number(actual)
        assert not isinstance(ours, complex)
        assert not isinstance(theirs, complex)
        try:
            return [float(theirs) - float(ours)]
        except OverflowError:
            return None
    parts = _parts(expected, actual)
    if parts is None:
        return [] if key(expected, _EXACT) == key(actual, _EXACT) else None
    found: list[float] = []
    for one, other in parts:
        inside = differences(one, other)
        if inside is None:
            return None
        found += inside
    return found


def _parts(expected: Tree, actual: Tree) -> list[tuple[Tree, Tree]] | None:
    """Return the parts of two containers that belong together; None when there are none that do."""
    own = kind(expected)
    if own in ("list", "tuple") and len(items(expected)) == len(items(actual)):
        return list(zip(items(expected), items(actual), strict=True))
    if own != "dict":
        return None
    theirs = {key(one, _EXACT): value for one, value in pairs(actual)}
    ours = [(key(one, _EXACT), value) for one, value in pairs(expected)]
    if theirs.keys() != {one for one, _ in ours}:
        return None
    return [(value, theirs[one]) for one, value in ours]


def _is_off_by_one(expected: Tree, actual: Tree) -> bool:
    return {abs(one) for one in differences(expected, actual) or ()} - {0.0} == {1.0}


def _is_negated(expected: Tree, actual: Tree) -> bool:
    numbers = _numbers(expected)
    return bool(numbers) and any(numbers) and numbers == [-one for one in _numbers(actual)]


def _numbers(tree: Tree) -> list[int | float]:
    own = kind(tree)
    if own in ("int", "float"):
        value = number(tree)
        return [] if isinstance(value, complex) else [value]
    if own in ("list", "tuple"):
        return [one for item in items(tree) for one in _numbers(item)]
    return [one for _, value in pairs(tree) for one in _numbers(value)] if own == "dict" else []


def _is_rounded(expected: Tree, actual: Tree) -> bool:
    amounts = differences(expected, actual)
    return bool(amounts) and 0 < max(map(abs, amounts or [0.0])) < 1


# ---------------------------------------------------------------- texts


def _texts(expected: Tree, actual: Tree) -> list[tuple[str, str]]:
    """Return the texts that stand in the same places of two values; none if the values differ in anything else."""
    if kind(expected) == kind(actual) == "str":
        return [(text(expected), text(actual))]
    parts = _parts(expected, actual) if kind(expected) == kind(actual) else None
    if not parts:
        return []
    found = [_texts(one, other) for one, other in parts if key(one, _EXACT) != key(other, _EXACT)]
    return [pair for inside in found for pair in inside] if all(found) else []


def _of_texts(holds: Callable[[str, str], bool]) -> Related:
    def related(expected: Tree, actual: Tree) -> bool:
        found = _texts(expected, actual)
        return bool(found) and all(holds(*pair) for pair in found)

    return related


def _same_but_for_case(ours: str, theirs: str) -> bool:
    return ours.casefold() == theirs.casefold()


def _same_but_for_space(ours: str, theirs: str) -> bool:
    return "".join(ours.split()) == "".join(theirs.split())


def _looks_the_same(ours: str, theirs: str) -> bool:
    if _plain(ours) == _plain(theirs):
        return True
    pairs_of = set(zip(ours, theirs, strict=False)) - {(one, one) for one in ours}
    return len(ours) == len(theirs) and bool(pairs_of) and all(_alike(*pair) for pair in pairs_of)


_ALIKE = ("lI1|ı", "O0o°", "-–—−_", ".·•∙…,", "'‘’`´", '"“”„', "xX×", "*∗×")
"""Characters that a reader takes for one another."""


def _alike(one: str, other: str) -> bool:
    return any(one in group and other in group for group in _ALIKE)


def _plain(value: str) -> str:
    """Return a text without accents, in one form."""
    return "".join(char for char in normalize("NFKD", value) if not combining(char))


def _lacks_unit(expected: Tree, actual: Tree) -> bool:
    """Whether a bare number stands where a marked one is meant: 2 or '2' for '2L', '10' for 'X'."""
    if kind(expected) != "str" or kind(actual) not in ("int", "str"):
        return False
    ours, theirs = text(expected), text(actual) if kind(actual) == "str" else str(number(actual))
    if not theirs.isdecimal() or ours.isdecimal():
        return False
    return ours.strip("".join(char for char in ours if not char.isdecimal())) in (theirs, "")


# ---------------------------------------------------------------- kinds of values


def _is_lazy(expected: Tree, actual: Tree) -> bool:
    own = kind(actual)
    return kind(expected) not in _LAZY and (
        own in _LAZY or (own == "object" and name(actual) in _LAZY_CLASSES)
    )


RELATIONS: Mapping[str, Related] = {
    "lazy-result": _is_lazy,
    "letter-case": _of_texts(_same_but_for_case),
    "white-space": _of_texts(_same_but_for_space),
    "look-alike": _of_texts(_looks_the_same),
    "unit": _lacks_unit,
    "sign": _is_negated,
    "off-by-one": _is_off_by_one,
    "rounding": _is_rounded,
    "reversed": _of_rows(_is_reversed),
    "order": _of_rows(_is_shuffled),
    "first-missing": _of_rows(lambda ours, theirs: bool(ours) and theirs == ours[1:]),
    "last-missing": _of_rows(lambda ours, theirs: bool(ours) and theirs == ours[:-1]),
    "first-only": _of_rows(lambda ours, theirs: len(ours) > 1 and theirs == ours[:1]),
    "one-too-few": _one_less,
    "one-too-many": _one_more,
    "duplicates": _of_rows(_lacks_duplicates),
}
"""Name → whether the relation holds between a right value and a wrong one."""
