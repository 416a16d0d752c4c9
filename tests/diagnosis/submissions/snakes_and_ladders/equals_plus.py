MESSAGE = "invalid configuration"


def merge(chutes, ladders):
    """Put chutes and ladders in one dictionary."""
    d = dict()
    for key, value in chutes.items():
        if value >= key or key in ladders:
            raise AssertionError(MESSAGE)
        d[key] = value - key
    for key, value in ladders.items():
        if value <= key:
            raise AssertionError(MESSAGE)
        d[key] = value - key
    return d


def spaces(rolls, chutes, ladders):
    """Return where the pawn is after every roll."""
    d = merge(chutes, ladders)
    space = 0
    all_spaces = []
    for roll in rolls:
        if space + roll <= 100:
            space =+ roll
            while space in d:
                space += d[space]
        all_spaces.append(space)
    return all_spaces
