"""How a wrong value relates to the right one; every relation is one that the change itself makes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.diagnose.relations import RELATIONS, relations
from graders.engine.model import Tree

TEXTS = st.text("abcXYZ0", min_size=2, max_size=8)
LISTS = st.lists(st.integers(-9, 9), min_size=2, max_size=8)


def tree(values: list[int]) -> Tree:
    return ["l", list(values)]


@given(TEXTS)
def test_what_was_done_to_a_text_is_found(text: str) -> None:
    if text != text[::-1]:
        assert "reversed" in relations(text, text[::-1])
        assert "order" in relations(text, text[::-1])
    assert "first-missing" in relations(text, text[1:])
    assert "last-missing" in relations(text, text[:-1])
    assert "one-too-few" in relations(text, text[1:])
    assert "one-too-many" in relations(text, f"{text}q")
    assert "white-space" in relations(text, f" {text}\n")
    if text != text.swapcase():
        assert "letter-case" in relations(text, text.swapcase())


@given(LISTS)
def test_what_was_done_to_a_list_is_found(values: list[int]) -> None:
    ours = tree(values)
    assert "off-by-one" in relations(ours, tree([one + 1 for one in values]))
    if any(values):
        assert "sign" in relations(ours, tree([-one for one in values]))
    if len(set(values)) < len(values):
        assert "duplicates" in relations(ours, tree(list(dict.fromkeys(values))))
    assert "one-too-many" in relations(ours, tree([0, *values]))


@given(LISTS, LISTS)
def test_nothing_is_related_to_itself_and_nothing_is_an_error(ours: list[int], theirs: list[int]) -> None:
    assert relations(tree(ours), tree(theirs)) <= RELATIONS.keys()
    assert not relations(tree(ours), tree(ours)) - {
        "order",
        "reversed",
        "letter-case",
        "white-space",
        "look-alike",
    }


@pytest.mark.parametrize(
    ("expected", "actual", "relation"),
    [
        ("X", 10, "unit"),
        ("2L", "2", "unit"),
        ("1", "l", "look-alike"),
        ("café", "cafe", "look-alike"),
        ("a.b", "a·b", "look-alike"),
        (36, 36.4, None),
        (36.0, 36.4, "rounding"),
        (["d", [["a", 1], ["b", 2]]], ["d", [["a", 1]]], "one-too-few"),
        (["d", [["a", 1]]], ["d", [["a", 2]]], "off-by-one"),
        (["l", ["ab"]], ["l", ["AB"]], "letter-case"),
        ("ab", ["gen", "f"], "lazy-result"),
        (["d", []], ["o", "dict_items", None], "lazy-result"),
        (3, ["fn", "f"], "lazy-result"),
        (3, ["o", "Box", None], None),
        (["l", [1]], ["t", [1]], None),
    ],
)
def test_relations_by_example(expected: Tree, actual: Tree, relation: str | None) -> None:
    found = relations(expected, actual)
    assert relation in found if relation else not found


def test_huge_values_are_not_looked_at() -> None:
    assert relations(tree(list(range(9_000))), tree(list(range(9_001)))) == frozenset()
    assert "off-by-one" not in relations(10**400, 10**400 + 1)
