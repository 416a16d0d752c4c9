def samenvoegen(glijbanen, ladders):
    boodschap = "ongeldige opstelling"
    verplaatsingen = {}
    for begin, einde in glijbanen.items():
        assert begin not in ladders, boodschap
        assert einde < begin, boodschap
        verplaatsingen[begin] = begin - einde
    for begin, einde in ladders.items():
        assert einde > begin, boodschap
        verplaatsingen[begin] = begin - einde
    return verplaatsingen

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
