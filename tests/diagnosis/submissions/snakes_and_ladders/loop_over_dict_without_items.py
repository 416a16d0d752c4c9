def merge(chutes, ladders):
    new = {}
    for start, end in chutes:
        assert start not in ladders, "invalid configuration"
        assert end < start, "invalid configuration"
        new[start] = end - start
    for start, end in ladders:
        assert end > start, "invalid configuration"
        new[start] = end - start
    return new

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
