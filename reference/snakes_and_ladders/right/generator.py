"""Keeps the board in two dictionaries and lets a generator play the game."""

from collections.abc import Iterator


def merge(chutes: dict[int, int], ladders: dict[int, int]) -> dict[int, int]:
    """Return the distance that belongs to each start."""
    check(chutes, ladders)
    distances = {}
    for space in range(1, 101):
        if space in chutes:
            distances[space] = chutes[space] - space
        elif space in ladders:
            distances[space] = ladders[space] - space
    return distances


def check(chutes: dict[int, int], ladders: dict[int, int]) -> None:
    """Raise an AssertionError if a rule of the board is broken."""
    twice = [space for space in chutes if space in ladders]
    not_down = [top for top, bottom in chutes.items() if not top > bottom]
    not_up = [bottom for bottom, top in ladders.items() if not top > bottom]
    assert twice == not_down == not_up == [], "invalid configuration"


def play(rolls: list[int] | tuple[int, ...], distances: dict[int, int]) -> Iterator[int]:
    """Yield the space of the pawn after each roll."""
    todo = 100
    for roll in rolls:
        if roll <= todo:
            todo -= roll
            while distance := distances.get(100 - todo):
                todo -= distance
        yield 100 - todo


def spaces(rolls: list[int] | tuple[int, ...], chutes: dict[int, int], ladders: dict[int, int]) -> list[int]:
    """Return the space of the pawn after each roll."""
    return [*play(rolls, merge(chutes, ladders))]
