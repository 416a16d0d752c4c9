def samenvoegen(glijbanen, ladders):
    nieuw = {}
    for begin, einde in glijbanen.items():
        assert begin not in ladders, "Ongeldige opstelling."
        assert einde < begin, "Ongeldige opstelling."
        nieuw[begin] = einde - begin
    for begin, einde in ladders.items():
        assert einde > begin, "Ongeldige opstelling."
        nieuw[begin] = einde - begin
    return nieuw

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
