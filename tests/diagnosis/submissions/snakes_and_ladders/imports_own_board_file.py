from my_board import chutes, ladders

def merge(chutes, ladders):
    for space in chutes:
        assert space not in ladders, "invalid configuration"
        assert chutes[space] < space, "invalid configuration"
    for space in ladders:
        assert ladders[space] > space, "invalid configuration"
    result = {}
    for space in chutes:
        result[space] = chutes[space] - space
    for space in ladders:
        result[space] = ladders[space] - space
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

print(spaces([1, 4, 5], chutes, ladders))
