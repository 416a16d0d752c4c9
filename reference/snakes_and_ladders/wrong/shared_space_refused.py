"""Weigert elk vakje dat zowel bij een glijbaan als bij een ladder hoort, ook als er iets eindigt."""


def samenvoegen(glijbanen, ladders):
    vakjes_glijbanen = list(glijbanen.keys()) + list(glijbanen.values())
    vakjes_ladders = list(ladders.keys()) + list(ladders.values())
    for vakje in vakjes_glijbanen:
        assert vakje not in vakjes_ladders, "ongeldige opstelling"
    for begin in glijbanen:
        assert glijbanen[begin] < begin, "ongeldige opstelling"
    for begin in ladders:
        assert ladders[begin] > begin, "ongeldige opstelling"

    nieuw = {}
    for begin in glijbanen:
        nieuw[begin] = glijbanen[begin] - begin
    for begin in ladders:
        nieuw[begin] = ladders[begin] - begin
    return nieuw


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
