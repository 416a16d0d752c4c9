def merge(chutes, ladders):
    for c in chutes:
        assert c not in ladders, "invalid configuration"
        assert chutes[c] < c, "invalid configuration
    for l in ladders:
        assert ladders[l] > l, "invalid configuration"
    return {k: v - k for k, v in {**chutes, **ladders}.items()}

def spaces(rolls, chutes, ladders):
    bord = merge(chutes, ladders)
    path = []
    pawn = 0
    for i in range(len(rolls)):
        if pawn + rolls[i] > 100:
            path.append(pawn)
            continue
        pawn = pawn + rolls[i]
        while pawn in bord.keys():
            pawn = pawn + bord[pawn]
        path.append(pawn)
    return path
