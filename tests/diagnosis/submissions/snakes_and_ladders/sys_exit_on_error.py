import sys

def merge(chutes, ladders):
    for start, end in chutes.items():
        if start in ladders or end >= start:
            sys.exit("invalid configuration")
    for start, end in ladders.items():
        if end <= start:
            sys.exit("invalid configuration")
    moves = {}
    for d in (chutes, ladders):
        for start in d:
            moves[start] = d[start] - start
    return moves

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
