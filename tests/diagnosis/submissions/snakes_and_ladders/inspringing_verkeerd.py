def samenvoegen(glijbanen, ladders):
    for vakje in glijbanen:
    assert vakje not in ladders, "ongeldige opstelling"
    assert glijbanen[vakje] < vakje, "ongeldige opstelling"
    for vakje in ladders:
        assert ladders[vakje] > vakje, "ongeldige opstelling"
    r = {}
    for vakje in glijbanen:
        r[vakje] = glijbanen[vakje] - vakje
    for vakje in ladders:
        r[vakje] = ladders[vakje] - vakje
    return r

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
