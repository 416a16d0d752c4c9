# Glijbanen en ladders, versie 3 (werkt!!)
def samenvoegen(glijbanen, ladders):
    resultaat = {}
    for vakje in glijbanen:
        assert vakje not in ladders and glijbanen[vakje] < vakje, "ongeldige opstelling"
        resultaat[vakje] = glijbanen[vakje] - vakje
    for vakje in ladders:
        assert ladders[vakje] > vakje, "ongeldige opstelling"
    # van elke ladder het verschil maken
    for vakje in ladders:
        ladders[vakje] = ladders[vakje] - vakje
    resultaat.update(ladders)
    return resultaat


def vakjes(worpen, glijbanen, ladders):
    verplaatsing = samenvoegen(glijbanen, ladders)
    vakje = 0
    resultaat = []
    for worp in worpen:
        if vakje + worp <= 100:
            vakje += worp
            while vakje in verplaatsing:
                vakje += verplaatsing[vakje]
        resultaat.append(vakje)
    return resultaat
