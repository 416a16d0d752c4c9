def merge(chutes, ladders):
    new = {}
    for start, end in chutes.items():
        if start in ladders or end >= start:
            raise AssertionError("invalid configuration")
        new[start] = end - start
    for start, end in ladders.items():
        if start in chutes or end <= start:
            raise AssertionError("invalid configuration")
        new[start] = end - start
    return new

def spaces(rolls, chutes, ladders):
    board = merge(chutes, ladders)
    pawn = 0
    out = []
    for r in rolls:
        pawn += r
        if pawn > 100:
            pawn = 0   # past the end, begin again
        while pawn in board:
            pawn += board[pawn]
        out.append(pawn)
    return out
