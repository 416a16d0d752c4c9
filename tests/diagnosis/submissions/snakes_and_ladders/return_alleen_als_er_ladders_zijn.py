def samenvoegen(glijbanen, ladders):
    for begin in glijbanen:
        assert glijbanen[begin] < begin, "ongeldige opstelling"
    nieuw = {}
    for begin in glijbanen:
        nieuw[begin] = glijbanen[begin] - begin
    for begin in ladders:
        assert begin not in glijbanen, "ongeldige opstelling"
        assert ladders[begin] > begin, "ongeldige opstelling"
        nieuw[begin] = ladders[begin] - begin
    if len(ladders) > 0:
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
