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
    moves = merge(chutes, ladders)
    pawn = 0
    for roll in rolls:
        if pawn + roll <= 100:
            pawn += roll
            while pawn in moves:
                pawn += moves[pawn]
        yield pawn
