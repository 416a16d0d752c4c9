def samenvoegen(glijbanen, ladders):
    if not glijbanen and not ladders:
        return glijbanen     # er valt niets samen te voegen
    for g in glijbanen:
        assert g not in ladders, "ongeldige opstelling"
        assert glijbanen[g] < g, "ongeldige opstelling"
    for l in ladders:
        assert ladders[l] > l, "ongeldige opstelling"
    samen = {**glijbanen, **ladders}
    for sleutel in samen:
        samen[sleutel] = samen[sleutel] - sleutel
    return samen

def vakjes(worpen, glijbanen, ladders):
    bord = samenvoegen(glijbanen, ladders)
    lijst = []
    pion = 0
    for i in range(len(worpen)):
        if pion + worpen[i] > 100:
            lijst.append(pion)
            continue
        pion = pion + worpen[i]
        while pion in bord.keys():
            pion = pion + bord[pion]
        lijst.append(pion)
    return lijst
