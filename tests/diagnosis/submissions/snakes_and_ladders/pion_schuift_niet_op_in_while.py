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
    v = samenvoegen(glijbanen, ladders)
    vakje = 0
    lijst = []
    for worp in worpen:
        if vakje + worp <= 100:
            vakje += worp
            while vakje in v:
                nieuw = vakje + v[vakje]
            # en nu het nieuwe vakje
        lijst.append(vakje)
    return lijst
