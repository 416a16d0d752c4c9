def samenvoeging(glijbanen, ladders):
    for g in glijbanen:
        assert g not in ladders, 'ongeldige opstelling'
        assert g > glijbanen[g], 'ongeldige opstelling'
    for l in ladders:
        assert l < ladders[l], 'ongeldige opstelling'
    verplaatsing = {}
    for g in glijbanen:
        verplaatsing[g] = glijbanen[g] - g
    for l in ladders:
        verplaatsing[l] = ladders[l] - l
    return verplaatsing

def vakjes(worpen, glijbanen, ladders):
    verplaatsing = samenvoeging(glijbanen, ladders)
    vakje = 0
    lijst = []
    for worp in worpen:
        if vakje + worp <= 100:
            vakje += worp
            while vakje in verplaatsing:
                vakje += verplaatsing[vakje]
        lijst.append(vakje)
    return lijst
