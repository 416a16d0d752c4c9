"""Aanvaardt een glijbaan die begint en eindigt op hetzelfde vakje."""


def samenvoegen(glijbanen, ladders):
    resultaat = {}
    for top in glijbanen:
        if top in ladders:
            raise AssertionError("ongeldige opstelling")
        verschil = glijbanen[top] - top
        if verschil > 0:
            raise AssertionError("ongeldige opstelling")
        resultaat[top] = verschil
    for voet in ladders:
        verschil = ladders[voet] - voet
        if verschil <= 0:
            raise AssertionError("ongeldige opstelling")
        resultaat[voet] = verschil
    return resultaat


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
