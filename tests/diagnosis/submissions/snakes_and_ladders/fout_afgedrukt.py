def samenvoegen(glijbanen, ladders):
    verplaatsing = {}
    fout = False
    for v in glijbanen:
        if v in ladders or glijbanen[v] >= v:
            fout = True
        verplaatsing[v] = glijbanen[v] - v
    for v in ladders:
        if ladders[v] <= v:
            fout = True
        verplaatsing[v] = ladders[v] - v
    if fout:
        print("AssertionError: ongeldige opstelling")
    else:
        return verplaatsing

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
