def samenvoegen(glijbanen, ladders):
    verplaatsing = {}
    for g in glijbanen:
        assert g > glijbanen[g] and g not in ladders, "ongeldige opstelling"
        verplaatsing[g] = glijbanen[g] - g
    for l in ladders:
        assert l < ladders[l], "ongeldige opstelling"
        verplaatsing[l] = ladders[l] - l
    return verplaatsing


def vakjes(worpen, glijbanen, ladders):
    verplaatsing = samenvoegen(glijbanen, ladders)
    vakje = 0
    bezocht = []
    beurt = 0
    while beurt < len(worpen):
        if vakje + worpen[beurt] <= 100:
            vakje += worpen[beurt]
            while vakje in verplaatsing:
                vakje += verplaatsing[vakje]
            bezocht.append(vakje)
            beurt += 1
    return bezocht
