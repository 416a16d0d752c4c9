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
    verpl = samenvoegen(glijbanen, ladders)
    pion = 0
    geweest = []
    for worp in worpen:
        if pion + worp <= 100:
            pion += worp
            while pion in verpl:
                pion += verpl[pion]
        if pion not in geweest:
            geweest.append(pion)
    return geweest
