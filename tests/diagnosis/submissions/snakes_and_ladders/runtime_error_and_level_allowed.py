def check(chutes, ladders):
    for s in chutes:
        if s in ladders or s < chutes[s]:
            return False
    for s in ladders:
        if s > ladders[s]:
            return False
    return True

def merge(chutes, ladders):
    if check(chutes, ladders):
        moves = {}
        for s in chutes:
            moves[s] = chutes[s] - s
        for s in ladders:
            moves[s] = ladders[s] - s
        return moves
    raise RuntimeError("invalid configuration")

def spaces(rolls, chutes, ladders):
    moves = merge(chutes, ladders)
    space = 0
    visited = []
    for roll in rolls:
        if space + roll <= 100:
            space += roll
            while space in moves:
                space += moves[space]
        visited.append(space)
    return visited
