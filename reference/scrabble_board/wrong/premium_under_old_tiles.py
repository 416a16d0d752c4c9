"""Telt ook de premies onder stenen die er al lagen."""

RIJEN = "abcdefghijklmno"
PREMIES = {
    "2L": "a4 a12 c7 c9 d1 d8 d15 g3 g7 g9 g13 h4 h12 i3 i7 i9 i13 l1 l8 l15 m7 m9 o4 o12",
    "3L": "b6 b10 f2 f6 f10 f14 j2 j6 j10 j14 n6 n10",
    "2W": "b2 b14 c3 c13 d4 d12 e5 e11 h8 k5 k11 l4 l12 m3 m13 n2 n14",
    "3W": "a1 a8 a15 h1 h15 o1 o8 o15",
}


def premie(vakje):
    """Geef de premie van een vakje."""
    for soort, vakjes in PREMIES.items():
        if vakje.lower() in vakjes.split():
            return soort
    return ""


def lees(positie):
    """Geef de rij, de kolom, en de stap naar het volgende vakje."""
    positie = positie.lower()
    if positie[:1].isalpha():
        letter, nummer, stap = positie[0], positie[1:], (0, 1)
    else:
        letter, nummer, stap = positie[-1:], positie[:-1], (1, 0)
    assert letter in RIJEN, "ongeldige zet"
    assert nummer in [str(i) for i in range(1, 16)], "ongeldige zet"
    return RIJEN.index(letter), int(nummer) - 1, stap


def steen(bord, r, k):
    """Geef de steen op een vakje."""
    if 0 <= r < 15 and 0 <= k < 15:
        return bord[r][k]
    return "."


def leggen(bord, woord, positie):
    """Geef het bord na de zet."""
    r, k, (dr, dk) = lees(positie)
    n = len(woord)
    assert r + dr * (n - 1) < 15, "ongeldige zet"
    assert k + dk * (n - 1) < 15, "ongeldige zet"
    assert steen(bord, r - dr, k - dk) == ".", "ongeldige zet"
    assert steen(bord, r + dr * n, k + dk * n) == ".", "ongeldige zet"
    nieuw = [list(rij) for rij in bord]
    gelegd = 0
    for i, letter in enumerate(woord):
        rij, kolom = r + dr * i, k + dk * i
        if bord[rij][kolom] == ".":
            nieuw[rij][kolom] = letter
            gelegd += 1
        else:
            assert bord[rij][kolom].upper() == letter.upper(), "ongeldige zet"
    assert gelegd > 0, "ongeldige zet"
    return ["".join(rij) for rij in nieuw]


def reeks(bord, r, k, dr, dk):
    """Geef de vakjes van het woord door een vakje."""
    while steen(bord, r - dr, k - dk) != ".":
        r, k = r - dr, k - dk
    vakjes = []
    while steen(bord, r, k) != ".":
        vakjes.append((r, k))
        r, k = r + dr, k + dk
    return vakjes


def reeksen(bord, nieuw, positie):
    """Geef de vakjes van het hoofdwoord en de dwarswoorden."""
    r, k, (dr, dk) = lees(positie)
    resultaat = [reeks(nieuw, r, k, dr, dk)]
    for rij, kolom in resultaat[0]:
        if bord[rij][kolom] == ".":
            dwars = reeks(nieuw, rij, kolom, dk, dr)
            if len(dwars) > 1:
                resultaat.append(dwars)
    return resultaat


def gevormde_woorden(bord, woord, positie):
    """Geef de gevormde woorden."""
    nieuw = leggen(bord, woord, positie)
    woorden = []
    for vakjes in reeksen(bord, nieuw, positie):
        woorden.append("".join(nieuw[r][k] for r, k in vakjes))
    return woorden


def zetscore(bord, woord, positie, letterwaarden):
    """Geef de score van de zet."""
    nieuw = leggen(bord, woord, positie)
    score = 0
    woorden = reeksen(bord, nieuw, positie)
    for vakjes in woorden:
        som = 0
        factor = 1
        for r, k in vakjes:
            punten = 0
            if nieuw[r][k].isupper():
                punten = letterwaarden[nieuw[r][k]]
            soort = premie(RIJEN[r] + str(k + 1))
            if soort in ("2L", "3L"):
                punten *= int(soort[0])
            if soort in ("2W", "3W"):
                factor *= int(soort[0])
            som += punten
        score += som * factor
    if len([1 for r, k in woorden[0] if bord[r][k] == "."]) == 7:
        score += 50
    return score
