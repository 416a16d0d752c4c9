"""Takes the rolls out of the list that was given, which empties it."""


def merge(chutes, ladders):
    for space in chutes:
        assert space not in ladders, "invalid configuration"
        assert chutes[space] < space, "invalid configuration"
    for space in ladders:
        assert ladders[space] > space, "invalid configuration"

    moves = {}
    for space, end in chutes.items():
        moves[space] = end - space
    for space, end in ladders.items():
        moves[space] = end - space
    return moves


def spaces(rolls, chutes, ladders):
    moves = merge(chutes, ladders)
    pawn = 0
    result = []
    while len(rolls) > 0:
        roll = rolls.pop(0)
        if pawn + roll <= 100:
            pawn += roll
            while pawn in moves:
                pawn += moves[pawn]
        result.append(pawn)
    return result
