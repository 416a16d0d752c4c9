def merge(chutes, ladders):
    for c in chutes:
        if c in ladders:
            return "invalid configuration"
        if chutes[c] >= c:
            return "invalid configuration"
    for l in ladders:
        if ladders[l] <= l:
            return "invalid configuration"
    moves = {}
    for c in chutes:
        moves[c] = chutes[c] - c
    for l in ladders:
        moves[l] = ladders[l] - l
    return moves

def spaces(rolls, chutes, ladders):
    moves = merge(chutes, ladders)
    space = 0
    result = []
    for roll in rolls:
        if space + roll <= 100:
            space += roll
            while space in moves:
                space += moves[space]
        result.append(space)
    return result
