def samenvoegen(glijbanen, ladders):
    geldig = True
    for sleutel in glijbanen.keys():
        if sleutel in ladders.keys():
            geldig = False
        if glijbanen[sleutel] >= sleutel:
            geldig = False
    for sleutel in ladders.keys():
        if ladders[sleutel] <= sleutel:
            geldig = False
    assert geldig == True, 'ongeldige opstelling'

    verplaatsingen = dict()
    for sleutel in list(glijbanen) + list(ladders):
        if sleutel in glijbanen:
            verplaatsingen[sleutel] = glijbanen[sleutel] - sleutel
        else:
            verplaatsingen[sleutel] = ladders[sleutel] - sleutel
    return verplaatsingen

def vakjes(worpen, glijbanen, ladders):
    verplaatsing = samenvoegen(glijbanen, ladders)
    pion = 0
    for worp in worpen:
        if pion + worp <= 100:
            pion = pion + worp
        while pion in verplaatsing:
            pion = pion + verplaatsing[pion]
        print(pion)

if __name__ == '__main__':
    vakjes([1, 4, 5], {98: 78, 47: 26}, {1: 38, 4: 14})
