"""Chutes and ladders: the reference solution."""

LAST_SPACE = 100


def merge(chutes: dict[int, int], ladders: dict[int, int]) -> dict[int, int]:
    """Return, for each start of a chute or a ladder, how many spaces the pawn moves."""
    message = "invalid configuration"
    assert not set(chutes) & set(ladders), message
    assert all(end < start for start, end in chutes.items()), message
    assert all(end > start for start, end in ladders.items()), message

    return {start: end - start for start, end in (chutes | ladders).items()}


def spaces(rolls: list[int] | tuple[int, ...], chutes: dict[int, int], ladders: dict[int, int]) -> list[int]:
    """Return the space the pawn is on at the end of each turn."""
    moves = merge(chutes, ladders)

    space = 0
    visited = []
    for roll in rolls:
        if space + roll <= LAST_SPACE:
            space += roll
            while space in moves:
                space += moves[space]
        visited.append(space)
    return visited
