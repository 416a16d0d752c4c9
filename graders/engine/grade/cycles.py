"""Which nodes of a graph lie on one circle: its strongly connected components, in time that grows with its size; pure."""

from __future__ import annotations

from collections.abc import Sequence


def components(edges: Sequence[Sequence[int]]) -> list[int]:
    """Return for each node the number of its component: two nodes are in one if each leads to the other.

    The way is Kosaraju's (Sharir, 1981): nodes in the order in which a search leaves them, then searches backwards.
    """
    back: list[list[int]] = [[] for _ in edges]
    for node, targets in enumerate(edges):
        for target in targets:
            back[target].append(node)
    number = [-1] * len(edges)
    for start in reversed(_left(edges)):
        waiting = [start] if number[start] < 0 else []
        while waiting:
            node = waiting.pop()
            if number[node] < 0:
                number[node] = start
                waiting += back[node]
    return number


def _left(edges: Sequence[Sequence[int]]) -> list[int]:
    """Return the nodes in the order in which a search in depth is done with them."""
    done: list[int] = []
    seen = [False] * len(edges)
    for start in range(len(edges)):
        way = [] if seen[start] else [(start, iter(edges[start]))]
        seen[start] = True
        while way:
            _, coming = way[-1]
            following = next((target for target in coming if not seen[target]), None)
            if following is None:
                done.append(way.pop()[0])
            else:
                seen[following] = True
                way.append((following, iter(edges[following])))
    return done
