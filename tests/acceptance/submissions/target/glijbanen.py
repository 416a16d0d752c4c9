# Glijbanen en ladders

def samenvoegen(glijbanen, ladders):
    nieuw = {}
    for vakje in glijbanen:
        # niet twee keer starten op hetzelfde vakje
        assert vakje not in ladders, 'ongeldige opstelling'
        # glijbaan moet naar beneden
        assert glijbanen[vakje] <= vakje, 'ongeldige opstelling'
        nieuw[vakje] = glijbanen[vakje] - vakje
    for vakje in ladders:
        # ladder moet naar boven
        assert ladders[vakje] >= vakje, 'ongeldige opstelling'
        nieuw[vakje] = ladders[vakje] - vakje
    return nieuw


def vakjes(worpen, glijbanen, ladders):
    verplaatsing = samenvoegen(glijbanen, ladders)
    positie = 0
    resultaat = []
    for worp in worpen:
        # voorbij 100: pion blijft staan
        if positie + worp <= 100:
            positie = positie + worp
            if positie in verplaatsing:
                positie = positie + verplaatsing[positie]
        resultaat.append(positie)
    return resultaat


# print(vakjes([1, 4, 5], {47: 26}, {1: 38}))
