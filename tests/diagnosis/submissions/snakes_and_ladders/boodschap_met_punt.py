def samenvoegen(glijbanen, ladders):
    resultaat = {}
    for begin in glijbanen:
        if begin in ladders:
            raise AssertionError("ongeldige opstelling.")
        if glijbanen[begin] >= begin:
            raise AssertionError("ongeldige opstelling.")
        resultaat[begin] = glijbanen[begin] - begin
    for begin in ladders:
        if ladders[begin] <= begin:
            raise AssertionError("ongeldige opstelling.")
        resultaat[begin] = ladders[begin] - begin
    return resultaat


def vakjes(worpen, glijbanen, ladders):
    sprongen = samenvoegen(glijbanen, ladders)
    plaats = 0
    lijst = []
    for worp in worpen:
        if plaats + worp <= 100:
            plaats += worp
            while plaats in sprongen:
                plaats += sprongen[plaats]
        lijst.append(plaats)
    return lijst
