def merge(chutes, ladders):
    msg = "invalid configuration"
    for c in chutes:
        if c in ladders or chutes[c] >= c:
            raise AssertionError(msg)
    for l in ladders:
        if ladders[l] <= l:
            raise AssertionError(msg)
    moves = {}
    for c in chutes:
        # from the top to the bottom, both included
        moves[c] = -len(range(chutes[c], c + 1))
    for l in ladders:
        moves[l] = len(range(l, ladders[l] + 1))
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
