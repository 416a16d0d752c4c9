"""Voegt alleen een vakje toe als de pion van plaats verandert."""


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
        vorige = pion
        if pion + worp <= 100:
            pion += worp
            while pion in verplaatsing:
                pion += verplaatsing[pion]
        if pion != vorige:
            lijst.append(pion)
    return lijst
