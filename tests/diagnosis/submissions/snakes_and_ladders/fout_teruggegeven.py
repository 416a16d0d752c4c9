def controle(glijbanen, ladders):
    for x in glijbanen:
        if x in ladders:
            return False
        if glijbanen[x] >= x:
            return False
    for x in ladders:
        if ladders[x] <= x:
            return False
    return True


def samenvoegen(glijbanen, ladders):
    if controle(glijbanen, ladders) == False:
        return "AssertionError: ongeldige opstelling"
    alles = {}
    for x in glijbanen:
        alles[x] = -(x - glijbanen[x])
    for x in ladders:
        alles[x] = ladders[x] - x
    return alles


def vakjes(worpen, glijbanen, ladders):
    alles = samenvoegen(glijbanen, ladders)
    pion = 0
    lijst = []
    for worp in worpen:
        if pion + worp > 100:
            lijst.append(pion)
        else:
            pion = pion + worp
            while pion in alles:
                pion = pion + alles[pion]
            lijst.append(pion)
    return lijst
