def samenvoegen(glijbanen, ladders):
    nieuw = {}
    for begin, einde in glijbanen.items():
        if begin in ladders or einde >= begin:
            raise AssertionError("ongeldige opstelling")
        nieuw[begin] = einde - begin
    for begin, einde in ladders.items():
        if begin in glijbanen or einde <= begin:
            raise AssertionError("ongeldige opstelling")
        nieuw[begin] = einde - begin
    return nieuw

def vakjes(worpen, glijbanen, ladders):
    opstelling = samenvoegen(glijbanen, ladders)
    if len(worpen) == 0:
        return [0]
    vakje = 0
    resultaat = []
    for worp in worpen:
        if vakje + worp <= 100:
            vakje = vakje + worp
        while vakje in opstelling:
            vakje = vakje + opstelling[vakje]
        resultaat.append(vakje)
    return resultaat
