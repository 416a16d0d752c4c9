"""Stops the list as soon as the pawn has reached space 100."""


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
            while pawn in moves:
                pawn += moves[pawn]
        result.append(pawn)
        if pawn == 100:
            break
    return result
