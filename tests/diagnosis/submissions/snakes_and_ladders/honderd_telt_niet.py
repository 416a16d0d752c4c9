# oefening glijbanen en ladders

def samenvoegen(glijbanen, ladders):
    for sleutel in glijbanen.keys():
        assert sleutel not in ladders.keys(), 'ongeldige opstelling'
        assert glijbanen[sleutel] < sleutel, 'ongeldige opstelling'
    for sleutel in ladders.keys():
        assert ladders[sleutel] > sleutel, 'ongeldige opstelling'
    nieuw = {}
    nieuw.update(glijbanen)
    nieuw.update(ladders)
    for sleutel in nieuw:
        nieuw[sleutel] = nieuw[sleutel] - sleutel
    return nieuw

def vakjes(worpen, glijbanen, ladders):
    bord = samenvoegen(glijbanen, ladders)
    pion = 0
    antwoord = []
    for i in range(len(worpen)):
        # niet voorbij het einde van het bord
        if pion + worpen[i] < 100:
            pion = pion + worpen[i]
            while pion in bord:
                pion = pion + bord[pion]
        antwoord.append(pion)
    return antwoord
