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
    vakje = 1
    bezocht = []
    for worp in worpen:
        if vakje + worp <= 100:
            vakje += worp
            while vakje in verplaatsing:
                vakje += verplaatsing[vakje]
        bezocht.append(vakje)
        print(bezocht)
        return bezocht
