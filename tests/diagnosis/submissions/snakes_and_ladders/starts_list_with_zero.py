def merge(chutes, ladders):
    geldig = True
    for sleutel in chutes.keys():
        if sleutel in ladders.keys():
            geldig = False
        if chutes[sleutel] >= sleutel:
            geldig = False
    for sleutel in ladders.keys():
        if ladders[sleutel] <= sleutel:
            geldig = False
    assert geldig == True, 'invalid configuration'

    moves = dict()
    for sleutel in list(chutes) + list(ladders):
        if sleutel in chutes:
            moves[sleutel] = chutes[sleutel] - sleutel
        else:
            moves[sleutel] = ladders[sleutel] - sleutel
    return moves

def spaces(rolls, chutes, ladders):
    moves = merge(chutes, ladders)
    result = [0]
    for roll in rolls:
        current = result[-1]
        if current + roll <= 100:
            current += roll
            while current in moves:
                current += moves[current]
        result.append(current)
    return result
