"""Geeft de boodschap niet mee wanneer een glijbaan of een ladder de verkeerde kant op gaat."""


def samenvoegen(glijbanen, ladders):
    for vakje in glijbanen:
        assert vakje not in ladders, "ongeldige opstelling"
    for vakje in glijbanen:
        assert glijbanen[vakje] < vakje
    for vakje in ladders:
        assert vakje < ladders[vakje]

    return {v: e - v for v, e in list(glijbanen.items()) + list(ladders.items())}


def vakjes(worpen, glijbanen, ladders):
    verplaatsing = samenvoegen(glijbanen, ladders)
    pion = 0
    lijst = []
    for worp in worpen:
        if pion + worp <= 100:
            pion += worp
            while pion in verplaatsing:
                pion += verplaatsing[pion]
        lijst.append(pion)
    return lijst
