def samenvoegen(glijbanen, ladders):
    nieuw = {}
    for b, e in glijbanen.items():
        assert b not in ladders and e < b, "ongeldige opstelling"
        nieuw[b] = e - b
    for b, e in ladders.items():
        assert e > b, "ongeldige opstelling"
        nieuw[b] = e - b
    return nieuw.items()

def vakjes(worpen, glijbanen, ladders):
    verplaatsing = dict(samenvoegen(glijbanen, ladders))
    plaats = 0
    alle = []
    for w in worpen:
        if plaats + w <= 100:
            plaats += w
            while plaats in verplaatsing:
                plaats += verplaatsing[plaats]
        alle.append(plaats)
    return alle
