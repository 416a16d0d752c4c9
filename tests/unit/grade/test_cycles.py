"""Components are the circles of a graph, whatever the graph, and quickly."""

import time

from hypothesis import given
from hypothesis import strategies as st

from graders.engine.grade.cycles import components

graphs = st.integers(1, 7).flatmap(
    lambda size: st.lists(st.lists(st.integers(0, size - 1), max_size=4), min_size=size, max_size=size)
)


def leads(edges: list[list[int]], start: int) -> set[int]:
    """Return where one comes from a node, itself included."""
    seen = [start]
    for node in seen:
        seen += [target for target in dict.fromkeys(edges[node]) if target not in seen]
    return set(seen)


@given(graphs)
def test_two_nodes_are_in_one_component_if_each_leads_to_the_other(edges: list[list[int]]) -> None:
    found = components(edges)
    for one in range(len(edges)):
        for other in range(len(edges)):
            both = other in leads(edges, one) and one in leads(edges, other)
            assert (found[one] == found[other]) == both


def test_a_long_way_takes_no_recursion_and_little_time() -> None:
    size = 50_000
    started = time.process_time()
    assert len(set(components([[(node + 1) % size] for node in range(size)]))) == 1
    assert len(set(components([[node + 1] for node in range(size - 1)] + [[]]))) == size
    assert time.process_time() - started < 5
