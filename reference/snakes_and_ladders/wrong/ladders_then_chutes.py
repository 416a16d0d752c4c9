"""Volgt eerst alle ladders en dan alle glijbanen, maar geen ladder na een glijbaan."""


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
    pion = 0
    lijst = []
    for worp in worpen:
        if pion + worp <= 100:
            pion += worp
            while pion in ladders:
                pion += verplaatsing[pion]
            while pion in glijbanen:
                pion += verplaatsing[pion]
        lijst.append(pion)
    return lijst
