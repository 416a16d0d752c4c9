"""Raises a ValueError instead of an AssertionError."""


def valid(chutes, ladders):
    for space in chutes:
        if space in ladders or chutes[space] >= space:
            return False
    for space in ladders:
        if ladders[space] <= space:
            return False
    return True


def merge(chutes, ladders):
    if not valid(chutes, ladders):
        raise ValueError("invalid configuration")
    moves = {space: chutes[space] - space for space in chutes}
    moves.update({space: ladders[space] - space for space in ladders})
    return moves


def spaces(rolls, chutes, ladders):
    moves = merge(chutes, ladders)
    pawn = 0
    result = []
    for roll in rolls:
        if pawn + roll <= 100:
            pawn += roll
            while pawn in moves:
                pawn += moves[pawn]
        result.append(pawn)
    return result
