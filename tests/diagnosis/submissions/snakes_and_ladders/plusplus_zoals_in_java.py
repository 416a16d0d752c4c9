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
    vakje = 0
    lijst = []
    i = 0
    while (i < len(worpen)):
        if (vakje + worpen[i] <= 100):
            vakje += worpen[i]
            while (vakje in verplaatsing):
                vakje += verplaatsing[vakje]
        lijst.append(vakje)
        i++
    return lijst
