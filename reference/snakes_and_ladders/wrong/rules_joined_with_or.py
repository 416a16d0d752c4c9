"""Accepts a board as soon as either the chutes or the ladders are right."""


def merge(chutes, ladders):
    chutes_down = all(chutes[space] < space for space in chutes)
    ladders_up = all(ladders[space] > space for space in ladders)
    not_both = not any(space in ladders for space in chutes)
    assert not_both and (chutes_down or ladders_up), "invalid configuration"

    moves = {}
    for board in (chutes, ladders):
        for space in board:
            moves[space] = board[space] - space
    return moves


def spaces(rolls, chutes, ladders):
    moves = merge(chutes, ladders)
    pawn = 0
    result = []
    for roll in rolls:
        if pawn + roll <= 100:
            pawn += roll
            while pawn in moves:
                pawn += moves[pawn]
        result.append(pawn)
    return result
