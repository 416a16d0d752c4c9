"""Does not check that every chute goes down."""


def merge(chutes, ladders):
    moves = {}
    for space in chutes:
        moves[space] = chutes[space] - space
    for space in ladders:
        assert space not in moves, "invalid configuration"
        assert ladders[space] - space > 0, "invalid configuration"
        moves[space] = ladders[space] - space
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
