PREMIEVAKJES = {
    "2L": ["a4", "a12", "c7", "c9", "d1", "d8", "d15", "g3", "g7", "g9", "g13", "h4", "h12", "i3", "i7", "i9", "i13",
           "l1", "l8", "l15", "m7", "m9", "o4", "o12"],
    "3L": ["b6", "b10", "f2", "f6", "f10", "f14", "j2", "j6", "j10", "j14", "n6", "n10"],
    "2W": ["b2", "b14", "c3", "c13", "d4", "d12", "e5", "e11", "h8", "k5", "k11", "l4", "l12", "m3", "m13", "n2", "n14"],
    "3W": ["a1", "a8", "a15", "h1", "h15", "o1", "o8", "o15"],
}

RIJEN = "abcdefghijklmno"

def premie(vakje):
    vakje = vakje.lower()
    resultaat = ""
    for soort in PREMIEVAKJES:
        for v in PREMIEVAKJES[soort]:
            if v == vakje:
                resultaat = soort.lower()
    return resultaat

def ontleed(positie):
    # geeft rij, kolom, dr, dk
    positie = positie.lower()
    assert len(positie) in (2, 3), "ongeldige zet"
    if positie[0] in RIJEN:
        r, k, dr, dk = positie[0], positie[1:], 0, 1
    else:
        r, k, dr, dk = positie[-1], positie[:-1], 1, 0
    assert r in RIJEN and k.isdigit(), "ongeldige zet"
    assert 1 <= int(k) <= 15, "ongeldige zet"
    return RIJEN.index(r), int(k) - 1, dr, dk

def steen(bord, r, k):
    if r < 0 or r > 14 or k < 0 or k > 14:
        return "."
    return bord[r][k]

def leggen(bord, woord, positie):
    r, k, dr, dk = ontleed(positie)
    n = len(woord)
    assert r + dr * (n - 1) <= 14 and k + dk * (n - 1) <= 14, "ongeldige zet"
    assert steen(bord, r - dr, k - dk) == ".", "ongeldige zet"
    assert steen(bord, r + dr * n, k + dk * n) == ".", "ongeldige zet"
    nieuw = []
    for rij in bord:
        nieuw.append(list(rij))
    nieuwe_letters = 0
    for letter in woord:
        if nieuw[r][k] == ".":
            nieuw[r][k] = letter
            nieuwe_letters += 1
        else:
            assert nieuw[r][k].upper() == letter.upper(), "ongeldige zet"
        r += dr
        k += dk
    assert nieuwe_letters > 0, "ongeldige zet"
    resultaat = []
    for rij in nieuw:
        resultaat.append("".join(rij))
    return resultaat

def dwarswoord(bord, r, k, dr, dk):
    # het woord door (r, k) in richting (dr, dk), als lijst van vakjes
    while steen(bord, r - dr, k - dk) != ".":
        r -= dr
        k -= dk
    vakken = []
    while steen(bord, r, k) != ".":
        vakken.append((r, k))
        r += dr
        k += dk
    return vakken

def gevormde_woorden(bord, woord, positie):
    nieuw = leggen(bord, woord, positie)
    r, k, dr, dk = ontleed(positie)
    hoofd = ""
    woorden = []
    for i in range(len(woord)):
        hoofd += nieuw[r][k]
        if bord[r][k] == ".":
            vakken = dwarswoord(nieuw, r, k, dk, dr)
            if len(vakken) > 1:
                woorden.append("".join([nieuw[a][b] for a, b in vakken]))
        r += dr
        k += dk
    return [hoofd] + woorden

def waarde_van(vakken, bord, nieuw, letterwaarden):
    som = 0
    factor = 1
    for r, k in vakken:
        w = letterwaarden.get(nieuw[r][k], 0)
        if bord[r][k] == ".":
            p = premie(RIJEN[r] + str(k + 1))
            if p != "" and p[1] == "l":
                w = w * int(p[0])
            elif p != "" and p[1] == "w":
                factor = factor * int(p[0])
        som = som + w
    return som * factor

def zetscore(bord, woord, positie, letterwaarden):
    nieuw = leggen(bord, woord, positie)
    r, k, dr, dk = ontleed(positie)
    totaal = waarde_van(dwarswoord(nieuw, r, k, dr, dk), bord, nieuw, letterwaarden)
    gelegd = 0
    for i in range(len(woord)):
        if bord[r][k] == ".":
            gelegd += 1
            vakken = dwarswoord(nieuw, r, k, dk, dr)
            if len(vakken) > 1:
                totaal += waarde_van(vakken, bord, nieuw, letterwaarden)
        r += dr
        k += dk
    if gelegd == 7:
        totaal += 50
    return totaal
