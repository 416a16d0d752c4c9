visited = []


def merge(chutes, ladders):
    moves = {}
    for start, end in chutes.items():
        assert start > end, "invalid configuration"
        assert start not in ladders, "invalid configuration"
        moves[start] = end - start
    for start, end in ladders.items():
        assert start < end, "invalid configuration"
        moves[start] = end - start
    return moves


def spaces(rolls, chutes, ladders):
    moves = merge(chutes, ladders)
    pawn = 0
    for roll in rolls:
        new = pawn + roll
        if new <= 100:
            pawn = new
        while pawn in moves:
            pawn = pawn + moves[pawn]
        visited.append(pawn)
    return visited
