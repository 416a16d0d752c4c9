def spaces(rolls, chutes, ladders):
    # first check the board
    for c in chutes:
        assert c not in ladders, "invalid configuration"
        assert chutes[c] < c, "invalid configuration"
    for l in ladders:
        assert ladders[l] > l, "invalid configuration"
    pawn = 0
    visited = []
    for roll in rolls:
        if pawn + roll <= 100:
            pawn += roll
            while pawn in chutes or pawn in ladders:
                if pawn in chutes:
                    pawn = chutes[pawn]
                else:
                    pawn = ladders[pawn]
        visited.append(pawn)
    return visited
