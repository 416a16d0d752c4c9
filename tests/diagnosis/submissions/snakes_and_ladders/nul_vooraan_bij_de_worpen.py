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
    sprong = samenvoegen(glijbanen, ladders)
    alles = [0] + worpen    # beurt 0: pion op vakje 0
    plaatsen = []
    plaats = 0
    for nummer in range(len(alles)):
        if plaats + alles[nummer] <= 100:
            plaats = plaats + alles[nummer]
            while plaats in sprong:
                plaats = plaats + sprong[plaats]
        plaatsen.append(plaats)
    return plaatsen[1:]
