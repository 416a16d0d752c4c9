PREMIEVAKJES = {
    "2L": [
        "a4", "a12", "c7", "c9", "d1", "d8", "d15", "g3", "g7", "g9", "g13", "h4", "h12", "i3", "i7", "i9",
        "i13", "l1", "l8", "l15", "m7", "m9", "o4", "o12",
    ],
    "3L": ["b6", "b10", "f2", "f6", "f10", "f14", "j2", "j6", "j10", "j14", "n6", "n10"],
    "2W": [
        "b2", "b14", "c3", "c13", "d4", "d12", "e5", "e11", "h8", "k5", "k11", "l4", "l12", "m3", "m13", "n2",
        "n14",
    ],
    "3W": ["a1", "a8", "a15", "h1", "h15", "o1", "o8", "o15"],
}

rijen = "abcdefghijklmno"


def premie(vakje):
    vakje = vakje.lower()
    for soort in PREMIEVAKJES:
        if vakje in PREMIEVAKJES[soort]:
            return soort
        else:
            return ''


def zoek_begin(positie):
    positie = positie.lower()
    for r in range(15):
        for k in range(1, 16):
            if positie == rijen[r] + str(k):
                return r, k - 1, 0, 1
            if positie == str(k) + rijen[r]:
                return r, k - 1, 1, 0
    raise AssertionError('ongeldige zet')


def letter_op(bord, r, k):
    if r < 0 or r > 14 or k < 0 or k > 14:
        return '.'
    return bord[r][k]


def leggen(bord, woord, positie):
    r, k, dr, dk = zoek_begin(positie)
    n = len(woord)
    assert r + dr * (n - 1) < 15 and k + dk * (n - 1) < 15, 'ongeldige zet'
    assert letter_op(bord, r - dr, k - dk) == '.', 'ongeldige zet'
    assert letter_op(bord, r + dr * n, k + dk * n) == '.', 'ongeldige zet'
    nieuw = [list(rij) for rij in bord]
    aantal = 0
    for letter in woord:
        if nieuw[r][k] == '.':
            nieuw[r][k] = letter
            aantal += 1
        else:
            assert nieuw[r][k].upper() == letter.upper(), 'ongeldige zet'
        r += dr
        k += dk
    assert aantal > 0, 'ongeldige zet'
    return [''.join(rij) for rij in nieuw]


def woordvakjes(bord, r, k, dr, dk):
    while letter_op(bord, r - dr, k - dk) != '.':
        r -= dr
        k -= dk
    vakjes = []
    while letter_op(bord, r, k) != '.':
        vakjes.append((r, k))
        r += dr
        k += dk
    return vakjes


def alle_woorden(bord, nieuw, positie):
    r, k, dr, dk = zoek_begin(positie)
    hoofd = woordvakjes(nieuw, r, k, dr, dk)
    woorden = [hoofd]
    for (r, k) in hoofd:
        if bord[r][k] == '.':
            dwars = woordvakjes(nieuw, r, k, dk, dr)
            if len(dwars) > 1:
                woorden.append(dwars)
    return woorden


def gevormde_woorden(bord, woord, positie):
    nieuw = leggen(bord, woord, positie)
    resultaat = []
    for vakjes in alle_woorden(bord, nieuw, positie):
        tekst = ''
        for (r, k) in vakjes:
            tekst += nieuw[r][k]
        resultaat.append(tekst)
    return resultaat


def zetscore(bord, woord, positie, letterwaarden):
    nieuw = leggen(bord, woord, positie)
    totaal = 0
    woorden = alle_woorden(bord, nieuw, positie)
    for vakjes in woorden:
        som = 0
        maal = 1
        for (r, k) in vakjes:
            waarde = 0
            if nieuw[r][k].isupper():
                waarde = letterwaarden[nieuw[r][k]]
            if bord[r][k] == '.':
                p = premie(rijen[r] + str(k + 1))
                if p == '2L':
                    waarde *= 2
                elif p == '3L':
                    waarde *= 3
                elif p == '2W':
                    maal *= 2
                elif p == '3W':
                    maal *= 3
            som += waarde
        totaal += som * maal
    nieuwe = [v for v in woorden[0] if bord[v[0]][v[1]] == '.']
    if len(nieuwe) == 7:
        totaal += 50
    return totaal
