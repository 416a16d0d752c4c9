"""Works out beforehand where every space leads to, and then only looks it up."""

from itertools import accumulate


def merge(chutes: dict[int, int], ladders: dict[int, int]) -> dict[int, int]:
    """Merge both configurations by comparing the signs of all distances."""
    down = [(start, end - start) for start, end in chutes.items()]
    up = [(start, end - start) for start, end in ladders.items()]
    distances = dict(down + up)
    if len(distances) < len(down) + len(up):
        raise AssertionError("invalid configuration")
    if max((distance for _, distance in down), default=-1) >= 0:
        raise AssertionError("invalid configuration")
    if min((distance for _, distance in up), default=1) <= 0:
        raise AssertionError("invalid configuration")
    return distances


def spaces(rolls: list[int] | tuple[int, ...], chutes: dict[int, int], ladders: dict[int, int]) -> list[int]:
    """List the space after each roll, with a table of where each space leads to."""
    distances = merge(chutes, ladders)
    leads_to = [space + distances.get(space, 0) for space in range(101)]
    while leads_to != (further := [leads_to[space] for space in leads_to]):
        leads_to = further

    def turn(space: int, roll: int) -> int:
        return leads_to[space + roll] if space + roll <= 100 else space

    return list(accumulate(rolls, turn, initial=0))[1:]
