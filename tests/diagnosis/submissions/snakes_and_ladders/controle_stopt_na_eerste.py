def glijbanen_ok(glijbanen):
    for begin in glijbanen:
        if glijbanen[begin] < begin:
            return True
        else:
            return False
    return True

def ladders_ok(ladders):
    for begin in ladders:
        if ladders[begin] > begin:
            return True
        else:
            return False
    return True

def samenvoegen(glijbanen, ladders):
    assert glijbanen_ok(glijbanen), "ongeldige opstelling"
    assert ladders_ok(ladders), "ongeldige opstelling"
    nieuw = {}
    for begin in glijbanen:
        assert begin not in ladders, "ongeldige opstelling"
        nieuw[begin] = glijbanen[begin] - begin
    for begin in ladders:
        nieuw[begin] = ladders[begin] - begin
    return nieuw

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
