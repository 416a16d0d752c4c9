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

def spaces(rolls, chutes, ladders, pawn=0):
    moves = merge(chutes, ladders)
    for roll in rolls[:1]:
        if pawn + roll <= 100:
            pawn += roll
            while pawn in moves:
                pawn += moves[pawn]
    return [pawn] + spaces(rolls[1:], chutes, ladders, pawn)
