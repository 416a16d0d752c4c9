"""Gebruikt een methode die alleen lijsten hebben, zodat een tuple niet werkt."""


def samenvoegen(glijbanen, ladders):
    for vakje in glijbanen:
        assert vakje not in ladders, "ongeldige opstelling"
        assert glijbanen[vakje] < vakje, "ongeldige opstelling"
    for vakje in ladders:
        assert ladders[vakje] > vakje, "ongeldige opstelling"

    verplaatsing = {}
    for vakje, einde in glijbanen.items():
        verplaatsing[vakje] = einde - vakje
    for vakje, einde in ladders.items():
        verplaatsing[vakje] = einde - vakje
    return verplaatsing


def vakjes(worpen, glijbanen, ladders):
    verplaatsing = samenvoegen(glijbanen, ladders)
    over = worpen.copy()
    pion = 0
    lijst = []
    while over:
        worp = over.pop(0)
        if pion + worp <= 100:
            pion += worp
            while pion in verplaatsing:
                pion += verplaatsing[pion]
        lijst.append(pion)
    return lijst
