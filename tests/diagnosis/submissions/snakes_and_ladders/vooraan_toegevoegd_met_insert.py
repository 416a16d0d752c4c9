def samenvoegen(glijbanen, ladders):
    for vakje in glijbanen:
        assert vakje not in ladders, "ongeldige opstelling"
        assert glijbanen[vakje] < vakje, "ongeldige opstelling"
    for vakje in ladders:
        assert ladders[vakje] > vakje, "ongeldige opstelling"
    resultaat = {}
    for vakje in glijbanen:
        resultaat[vakje] = glijbanen[vakje] - vakje
    for vakje in ladders:
        resultaat[vakje] = ladders[vakje] - vakje
    return resultaat

def vakjes(worpen, glijbanen, ladders):
    sprongen = samenvoegen(glijbanen, ladders)
    huidig = 0
    overzicht = []
    for worp in worpen:
        if huidig + worp > 100:
            overzicht.insert(0, huidig)
        else:
            huidig += worp
            while huidig in sprongen:
                huidig += sprongen[huidig]
            overzicht.insert(0, huidig)
    return overzicht
