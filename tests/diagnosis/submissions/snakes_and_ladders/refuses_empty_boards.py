def merge(chutes, ladders):
    # there must be chutes and ladders
    assert len(chutes) > 0 and len(ladders) > 0, "invalid configuration"
    result = {}
    for top, bottom in chutes.items():
        assert top not in ladders, "invalid configuration"
        assert bottom < top, "invalid configuration"
        result[top] = bottom - top
    for bottom, top in ladders.items():
        assert top > bottom, "invalid configuration"
        result[bottom] = top - bottom
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
