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
    pawn = 0
    visited = []
    for roll in rolls:
        if pawn + roll <= 100:
            pawn += roll
            pawn += moves.get(pawn)
            while pawn in moves:
                pawn += moves.get(pawn)
        visited.append(pawn)
    return visited
