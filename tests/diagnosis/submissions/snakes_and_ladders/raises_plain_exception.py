def merge(chutes, ladders):
    for start in chutes:
        if start in ladders:
            raise Exception("invalid configuration")
        if chutes[start] >= start:
            raise Exception("invalid configuration")
    for start in ladders:
        if ladders[start] <= start:
            raise Exception("invalid configuration")
    return {k: v - k for k, v in list(chutes.items()) + list(ladders.items())}

def spaces(rolls, chutes, ladders):
    merge(chutes, ladders)   # controle
    positie = 0
    visited = []
    for roll in rolls:
        volgende = positie + roll
        if volgende > 100:
            volgende = positie
        while volgende in chutes or volgende in ladders:
            if volgende in chutes:
                volgende = chutes[volgende]
            else:
                volgende = ladders[volgende]
        positie = volgende
        visited.append(positie)
    return visited
