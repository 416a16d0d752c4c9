def merge(chutes, ladders):
    all_moves = {}
    for start in chutes:
        if chutes[start] >= start:
            raise AssertionError("invalid configuration")
        all_moves[start] = chutes[start] - start
    for start in ladders:
        if ladders[start] <= start:
            raise AssertionError("invalid configuration")
        all_moves[start] = ladders[start] - start
    return all_moves


def spaces(rolls, chutes, ladders):
    all_moves = merge(chutes, ladders)
    current = 0
    path = ()
    for roll in rolls:
        if current + roll <= 100:
            current += roll
        while current in all_moves:
            current += all_moves[current]
        path += (current,)
    return path
