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

def vakjes(worpen, bord):
    vakje = 0
    r = []
    for w in worpen:
        if vakje + w <= 100:
            vakje += w
            while vakje in bord:
                vakje += bord[vakje]
        r.append(vakje)
    return r

glijbanen = {98: 78, 95: 75, 93: 73}
ladders = {1: 38, 4: 14}
print(vakjes([1, 4, 5], samenvoegen(glijbanen, ladders)))
