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
    position = 0
    list_of_spaces = []
    for roll in rolls:
        new = position + roll
        if new <= 100:
            position = new
            while position in moves:
                position += moves[position]
        list_of_spaces.append(position)
        return list_of_spaces
    return []
