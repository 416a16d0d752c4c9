"""Climbs at most one ladder and then slides down at most one chute."""


def merge(chutes, ladders):
    for space in chutes:
        assert space not in ladders, "invalid configuration"
        assert chutes[space] < space, "invalid configuration"
    for space in ladders:
        assert ladders[space] > space, "invalid configuration"

    moves = {}
    for space, end in chutes.items():
        moves[space] = end - space
    for space, end in ladders.items():
        moves[space] = end - space
    return moves


def spaces(rolls, chutes, ladders):
    moves = merge(chutes, ladders)
    pawn = 0
    result = []
    for roll in rolls:
        if pawn + roll <= 100:
            pawn += roll
            if pawn in ladders:
                pawn += moves[pawn]
            if pawn in chutes:
                pawn += moves[pawn]
        result.append(pawn)
    return result
