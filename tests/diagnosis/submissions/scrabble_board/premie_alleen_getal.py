PREMIEVAKJES = {
    "2L": ["a4", "a12", "c7", "c9", "d1", "d8", "d15", "g3", "g7", "g9", "g13", "h4", "h12", "i3", "i7", "i9", "i13",
           "l1", "l8", "l15", "m7", "m9", "o4", "o12"],
    "3L": ["b6", "b10", "f2", "f6", "f10", "f14", "j2", "j6", "j10", "j14", "n6", "n10"],
    "2W": ["b2", "b14", "c3", "c13", "d4", "d12", "e5", "e11", "h8", "k5", "k11", "l4", "l12", "m3", "m13", "n2", "n14"],
    "3W": ["a1", "a8", "a15", "h1", "h15", "o1", "o8", "o15"],
}

RIJEN = "abcdefghijklmno"

PREMIES = {}
for soort in PREMIEVAKJES:
    for vakje in PREMIEVAKJES[soort]:
        PREMIES[vakje] = int(soort[0])

def premie(vakje):
    if vakje.lower() in PREMIES:
        return PREMIES[vakje.lower()]
    return ""

def draai(bord):
    gedraaid = []
    for k in range(15):
        lijn = ""
        for r in range(15):
            lijn += bord[r][k]
        gedraaid.append(lijn)
    return gedraaid

def lees_positie(positie):
    p = positie.lower()
    for r in range(15):
        for k in range(15):
            if p == RIJEN[r] + str(k + 1):
                return r, k, False
            if p == str(k + 1) + RIJEN[r]:
                return r, k, True
    raise AssertionError("ongeldige zet")

def leggen(bord, woord, positie):
    r, k, omlaag = lees_positie(positie)
    if omlaag:
        r, k = k, r
        nieuw = draai(bord)
    else:
        nieuw = bord.copy()
    lijn = nieuw[r]
    einde = k + len(woord)
    if einde > 15:
        raise AssertionError("ongeldige zet")
    if k > 0 and lijn[k - 1] != ".":
        raise AssertionError("ongeldige zet")
    if einde < 15 and lijn[einde] != ".":
        raise AssertionError("ongeldige zet")
    if "." not in lijn[k:einde]:
        raise AssertionError("ongeldige zet")
    stuk = ""
    for i in range(len(woord)):
        oud = lijn[k + i]
        if oud == ".":
            stuk += woord[i]
        elif oud.upper() == woord[i].upper():
            stuk += oud
        else:
            raise AssertionError("ongeldige zet")
    nieuw[r] = lijn[:k] + stuk + lijn[einde:]
    if omlaag:
        return draai(nieuw)
    return nieuw

def gevormde_woorden(bord, woord, positie):
    nieuw = leggen(bord, woord, positie)
    oud = bord
    r, k, omlaag = lees_positie(positie)
    if omlaag:
        r, k, oud, nieuw = k, r, draai(bord), draai(nieuw)
    woorden = [nieuw[r][k:k + len(woord)]]
    kolommen = draai(nieuw)
    for j in range(k, k + len(woord)):
        if oud[r][j] == ".":
            begin = r
            while begin > 0 and kolommen[j][begin - 1] != ".":
                begin -= 1
            einde = r + 1
            while einde < 15 and kolommen[j][einde] != ".":
                einde += 1
            if einde - begin > 1:
                woorden.append(kolommen[j][begin:einde])
    return woorden

def zetscore(bord, woord, positie, letterwaarden):
    nieuw = leggen(bord, woord, positie)
    oud = bord
    r, k, omlaag = lees_positie(positie)
    if omlaag:
        # het bord met de premies is symmetrisch
        r, k, oud, nieuw = k, r, draai(bord), draai(nieuw)
    hoofd, factor, dwars, gelegd = 0, 1, 0, 0
    for j in range(k, k + len(woord)):
        punten = letterwaarden.get(nieuw[r][j], 0)
        if oud[r][j] == ".":
            gelegd += 1
            p = premie(RIJEN[r] + str(j + 1))
            f = 1
            if p == "2L":
                punten = 2 * punten
            elif p == "3L":
                punten = 3 * punten
            elif p == "2W":
                f = 2
            elif p == "3W":
                f = 3
            factor = factor * f
            som, lengte = punten, 1
            i = r - 1
            while i >= 0 and oud[i][j] != ".":
                som += letterwaarden.get(oud[i][j], 0)
                lengte += 1
                i -= 1
            i = r + 1
            while i <= 14 and oud[i][j] != ".":
                som += letterwaarden.get(oud[i][j], 0)
                lengte += 1
                i += 1
            if lengte > 1:
                dwars += som * f
        hoofd += punten
    score = hoofd * factor + dwars
    return score + 50 if gelegd == 7 else score
