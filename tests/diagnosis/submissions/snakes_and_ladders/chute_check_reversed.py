def merge(chutes, ladders):
    merged = {}

    for top in chutes:
        bottom = chutes[top]
        # a chute has to go down
        if top > bottom:
            raise AssertionError('invalid configuration')
        if top in ladders:
            raise AssertionError('invalid configuration')
        merged[top] = bottom - top

    for bottom in ladders:
        top = ladders[bottom]
        if top <= bottom:
            raise AssertionError('invalid configuration')
        merged[bottom] = top - bottom

    return merged


def spaces(rolls, chutes, ladders):
    board = merge(chutes, ladders)
    result = []
    position = 0
    for roll in rolls:
        if position + roll <= 100:
            position += roll
            while position in board:
                position += board[position]
        result.append(position)
    return result
