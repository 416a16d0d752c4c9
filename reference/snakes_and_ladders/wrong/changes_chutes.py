"""Adds everything to the dictionary of the chutes itself, instead of to a new one."""


def merge(chutes, ladders):
    for space in chutes:
        assert space not in ladders and chutes[space] < space, "invalid configuration"
    for space in ladders:
        assert ladders[space] > space, "invalid configuration"

    chutes.update(ladders)
    for space in chutes:
        chutes[space] -= space
    return chutes


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
