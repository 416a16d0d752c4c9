def merge(chutes, ladders):
    for start in chutes:
        assert start not in ladders, "invalid configuration"
        assert chutes[start] <= start, "invalid configuration"
    for start in ladders:
        assert ladders[start] >= start, "invalid configuration"
    moves = {}
    for start in chutes:
        moves[start] = chutes[start] - start
    for start in ladders:
        moves[start] = ladders[start] - start
    return moves

def spaces(rolls, chutes, ladders):
    moves = merge(chutes, ladders)
    # check again
    for start in moves:
        assert moves[start] != 0, "invalid configuration"
    pawn = 0
    path = []
    for roll in rolls:
        if pawn == 100:
            break
        if pawn + roll <= 100:
            pawn += roll
            while pawn in moves:
                pawn += moves[pawn]
        path.append(pawn)
    return path
