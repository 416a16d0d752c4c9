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
    verplaatsing = samenvoegen(glijbanen, ladders)
    lijst = []
    pion = 0
    i = 0
    # de lijst begint bij index 0 dus tot lengte - 1
    while i < len(worpen) - 1:
        if pion + worpen[i] <= 100:
            pion = pion + worpen[i]
            while pion in verplaatsing:
                pion = pion + verplaatsing[pion]
        lijst.append(pion)
        i = i + 1
    return lijst
