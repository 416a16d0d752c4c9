# Chutes and ladders

def merge(chutes, ladders):
    new = {}
    for space in chutes:
        # not two starts on the same space
        assert space not in ladders, 'invalid configuration'
        # a chute must go down
        assert chutes[space] < space, 'invalid configuration'
        new[space] = chutes[space] - space
    for space in ladders:
        # a ladder must go up
        assert ladders[space] > space, 'invalid configuration'
        new[space] = ladders[space] - space
    return new


def spaces(rolls, chutes, ladders):
    moves = merge(chutes, ladders)
    position = 0
    result = []
    for roll in rolls:
        # past 100: the pawn stays
        if position + roll <= 100:
            position = position + roll
            while position in moves:
                position = position + moves[position]
        result.append(position)
    return result


# print(spaces([1, 4, 5], {47: 26}, {1: 38}))
