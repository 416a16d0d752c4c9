def geldig(glijbanen, ladders):
    for g in glijbanen:
        if g in ladders or glijbanen[g] >= g:
            return False
    for l in ladders:
        if ladders[l] <= l:
            return False
    return True

def samenvoegen(glijbanen, ladders):
    assert geldig(glijbanen, ladders), "invalid configuration"
    d = {}
    for g in glijbanen:
        d[g] = glijbanen[g] - g
    for l in ladders:
        d[l] = ladders[l] - l
    return d

def vakjes(worpen, glijbanen, ladders):
    samenvoegen(glijbanen, ladders)   # controle
    positie = 0
    bezocht = []
    for worp in worpen:
        volgende = positie + worp
        if volgende > 100:
            volgende = positie
        while volgende in glijbanen or volgende in ladders:
            if volgende in glijbanen:
                volgende = glijbanen[volgende]
            else:
                volgende = ladders[volgende]
        positie = volgende
        bezocht.append(positie)
    return bezocht
