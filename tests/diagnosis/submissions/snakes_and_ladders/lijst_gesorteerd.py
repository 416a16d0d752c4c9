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
    zet = samenvoegen(glijbanen, ladders)
    v = 0
    uit = []
    for w in worpen:
        if not v + w > 100:
            v += w
            while v in zet: v += zet[v]
        uit.append(v)
    # netjes van klein naar groot
    uit.sort()
    return uit
