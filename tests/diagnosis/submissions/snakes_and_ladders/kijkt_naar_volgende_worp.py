def samenvoegen(glijbanen, ladders):
    nieuw = {}
    for begin, einde in glijbanen.items():
        if begin in ladders or einde >= begin:
            raise AssertionError("ongeldige opstelling")
        nieuw[begin] = einde - begin
    for begin, einde in ladders.items():
        if begin in glijbanen or einde <= begin:
            raise AssertionError("ongeldige opstelling")
        nieuw[begin] = einde - begin
    return nieuw

def vakjes(worpen, glijbanen, ladders):
    verplaatsing = samenvoegen(glijbanen, ladders)
    vakje = 0
    lijst = []
    for i in range(len(worpen)):
        volgende = worpen[i + 1]
        if vakje + worpen[i] <= 100:
            vakje += worpen[i]
            while vakje in verplaatsing:
                vakje += verplaatsing[vakje]
        lijst.append(vakje)
    return lijst
