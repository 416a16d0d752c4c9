"""Hypothesis strategies of tagged trees, and what hostile workers might send in their place."""

from __future__ import annotations

from typing import cast

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from graders.engine.model import Tree
from graders.engine.values.jsontext import compact
from graders.engine.values.rebuild import rebuild
from graders.engine.values.scalars import scalar

text_values = st.text(st.characters(), max_size=8)
"""With lone surrogates, control and bidirectional characters."""

scalars: SearchStrategy[Tree] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-3, 3),
    st.integers(2**60, 2**80),
    st.floats(),
    st.complex_numbers(),
    text_values,
    st.binary(max_size=6),
).map(scalar)


def _sorted(items: list[Tree]) -> list[Tree]:
    """Return the items that are distinct in Python, in the order in which a worker sends those of a set."""
    distinct = {rebuild(item): item for item in items}
    return sorted(distinct.values(), key=compact)


def _containers(hashable: SearchStrategy[Tree], parts: SearchStrategy[Tree]) -> SearchStrategy[Tree]:
    few, keys = st.lists(parts, max_size=4), st.lists(hashable, max_size=4).map(_sorted)
    dicts = keys.flatmap(lambda found: st.tuples(*[st.tuples(st.just(one), parts) for one in found]))
    return st.one_of(
        few.map(lambda found: ["l", found]),
        few.map(lambda found: ["t", found]),
        keys.map(lambda found: ["S", found]),
        keys.map(lambda found: ["F", found]),
        dicts.map(lambda found: ["d", [list(pair) for pair in found]]),
    )


hashables: SearchStrategy[Tree] = st.recursive(
    scalars, lambda parts: st.lists(parts, max_size=3).map(lambda found: ["t", found]), max_leaves=3
)

plain_trees: SearchStrategy[Tree] = st.recursive(
    scalars, lambda parts: _containers(hashables, parts), max_leaves=12
)
"""Trees of values that Python source text can say."""

ranges: SearchStrategy[Tree] = st.tuples(
    st.integers(-5, 5), st.integers(-5, 5), st.integers(-3, 3).filter(bool)
).map(lambda bounds: ["r", *bounds])

names = st.text(st.characters(), max_size=5)

odd_trees: SearchStrategy[Tree] = st.one_of(
    ranges,
    st.just(cast("Tree", ["..."])),
    names.map(lambda name: ["gen", name]),
    names.map(lambda name: ["fn", name]),
    st.integers(1, 3).map(lambda levels: ["cycle", levels]),
    names.map(lambda name: ["o", name, None]),
    st.binary(max_size=4).map(lambda data: ["B", data.hex()]),
)
"""Trees of values that a bank cannot demand, and a student may return."""

trees: SearchStrategy[Tree] = st.recursive(
    st.one_of(scalars, odd_trees),
    lambda parts: st.one_of(
        _containers(hashables, parts),
        st.tuples(names, parts).map(lambda pair: ["sub", *pair]),
        st.tuples(names, st.lists(st.tuples(text_values.map(scalar), parts), max_size=3)).map(
            lambda pair: ["o", pair[0], ["d", [list(entry) for entry in pair[1]]]]
        ),
    ),
    max_leaves=12,
)
"""All well-formed trees without a cut."""

TAGS = (
    "l",
    "t",
    "S",
    "F",
    "d",
    "i",
    "f",
    "s",
    "b",
    "B",
    "c",
    "r",
    "...",
    "sub",
    "o",
    "gen",
    "fn",
    "cycle",
    "!",
    "x",
)

json_values: SearchStrategy[object] = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=4), st.sampled_from(TAGS)
    ),
    lambda parts: st.one_of(
        st.lists(parts, max_size=4),
        st.tuples(st.sampled_from(TAGS), parts).map(list),
        st.tuples(st.sampled_from(TAGS), parts, parts).map(list),
        st.dictionaries(st.text(max_size=2), parts, max_size=2),
    ),
    max_leaves=16,
)
"""Anything at all that JSON can say, most of it no tree."""


def nested(levels: int, leaf: Tree = 1) -> Tree:
    """Return a list in a list in a list …, `levels` deep."""
    tree = leaf
    for _ in range(levels):
        tree = ["l", [tree]]
    return tree


def encode(value: object) -> Tree:
    """Return the tree of a Python value of the built-in types, as a worker would send it."""
    match value:
        case list() | tuple():
            return ["l" if isinstance(value, list) else "t", [encode(item) for item in value]]
        case set() | frozenset():
            tag = "S" if isinstance(value, set) else "F"
            return [tag, sorted((encode(item) for item in value), key=compact)]
        case dict():
            return ["d", [[encode(key), encode(item)] for key, item in value.items()]]
        case _:
            return scalar(value)
