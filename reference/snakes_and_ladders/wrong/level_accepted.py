"""Aanvaardt een glijbaan of een ladder die begint en eindigt op hetzelfde vakje."""


def samenvoegen(glijbanen, ladders):
    samen = {}
    for begin, einde in glijbanen.items():
        assert begin not in ladders and einde <= begin, "ongeldige opstelling"
        samen[begin] = einde - begin
    for begin, einde in ladders.items():
        assert einde >= begin, "ongeldige opstelling"
        samen[begin] = einde - begin
    return samen


def vakjes(worpen, glijbanen, ladders):
    verplaatsing = samenvoegen(glijbanen, ladders)
    pion = 0
    lijst = []
    for worp in worpen:
        if pion + worp <= 100:
            pion += worp
            while pion in verplaatsing:
                pion += verplaatsing[pion]
        lijst.append(pion)
    return lijst
