def merge(chutes, ladders):
    keys = []
    for c in chutes:
        assert c not in ladders, "invalid configuration"
        assert chutes[c] < c, "invalid configuration"
        keys.append(c)
    for l in ladders:
        assert ladders[l] > l, "invalid configuration"
        keys.append(l)
    result = {}
    while len(keys) > 1:
        k = keys.pop()
        if k in chutes:
            result[k] = chutes[k] - k
        else:
            result[k] = ladders[k] - k
    return result

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
