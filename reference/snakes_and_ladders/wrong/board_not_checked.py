"""Plays on any board in spaces, without checking the rules."""


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
    board = dict(chutes)
    board.update(ladders)
    pawn = 0
    result = []
    for roll in rolls:
        if pawn + roll <= 100:
            pawn += roll
            while pawn in board:
                pawn = board[pawn]
        result.append(pawn)
    return result
