"""Modeloplossing van Scrabblebord."""

LEEG = "."
RIJEN = "abcdefghijklmno"
KOLOMMEN = [str(nummer) for nummer in range(1, 16)]
FOUT = "ongeldige zet"

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
}  # fmt: skip
PREMIES = {vakje: soort for soort, vakjes in PREMIEVAKJES.items() for vakje in vakjes}

Vakje = tuple[int, int]
Stap = tuple[int, int]


def premie(vakje: str) -> str:
    """Geef de premie van een vakje ('' als het er geen heeft)."""
    return PREMIES.get(vakje.lower(), "")


def begin(positie: str) -> tuple[Vakje, Stap]:
    """Geef het eerste vakje van een positie als (rij, kolom), en de stap naar het volgende vakje."""
    positie = positie.lower()
    naar_rechts = positie[:1].isalpha()
    rij, kolom = (positie[:1], positie[1:]) if naar_rechts else (positie[-1:], positie[:-1])
    assert kolom in KOLOMMEN, FOUT
    assert rij in RIJEN, FOUT
    return (RIJEN.index(rij), KOLOMMEN.index(kolom)), (0, 1) if naar_rechts else (1, 0)


def op_bord(vakje: Vakje) -> bool:
    """Ga na of een vakje op het bord ligt."""
    return 0 <= vakje[0] < 15 and 0 <= vakje[1] < 15


def steen(bord: list[str], vakje: Vakje) -> str:
    """Geef wat er op een vakje ligt; naast het bord ligt er niets."""
    return bord[vakje[0]][vakje[1]] if op_bord(vakje) else LEEG


def verder(vakje: Vakje, stap: Stap, aantal: int = 1) -> Vakje:
    """Geef het vakje dat een aantal stappen verder ligt."""
    return vakje[0] + aantal * stap[0], vakje[1] + aantal * stap[1]


def leggen(bord: list[str], woord: str, positie: str) -> list[str]:
    """Geef het nieuwe bord nadat het woord op de positie gelegd is."""
    eerste, stap = begin(positie)
    vakjes = [verder(eerste, stap, nummer) for nummer in range(len(woord))]

    assert op_bord(vakjes[-1]), FOUT
    assert LEEG in [steen(bord, vakje) for vakje in vakjes], FOUT
    assert steen(bord, verder(vakjes[0], stap, -1)) == LEEG, FOUT
    assert steen(bord, verder(vakjes[-1], stap)) == LEEG, FOUT

    rijen = [list(rij) for rij in bord]
    for (rij, kolom), letter in zip(vakjes, woord, strict=True):
        if rijen[rij][kolom] == LEEG:
            rijen[rij][kolom] = letter
        assert rijen[rij][kolom].upper() == letter.upper(), FOUT
    return ["".join(rij) for rij in rijen]


def woord_door(bord: list[str], vakje: Vakje, stap: Stap) -> list[Vakje]:
    """Geef de vakjes van het woord dat in de richting van de stap door een vakje loopt."""
    while steen(bord, verder(vakje, stap, -1)) != LEEG:
        vakje = verder(vakje, stap, -1)
    vakjes = []
    while steen(bord, vakje) != LEEG:
        vakjes.append(vakje)
        vakje = verder(vakje, stap)
    return vakjes


def gevormd(bord: list[str], nieuw: list[str], positie: str) -> list[list[Vakje]]:
    """Geef de vakjes van het hoofdwoord, en dan die van elk dwarswoord."""
    eerste, stap = begin(positie)
    dwars = stap[1], stap[0]
    hoofdwoord = woord_door(nieuw, eerste, stap)
    dwarswoorden = [woord_door(nieuw, vakje, dwars) for vakje in hoofdwoord if steen(bord, vakje) == LEEG]
    return [hoofdwoord, *(vakjes for vakjes in dwarswoorden if len(vakjes) > 1)]


def gevormde_woorden(bord: list[str], woord: str, positie: str) -> list[str]:
    """Geef het hoofdwoord en de dwarswoorden die de zet vormt."""
    nieuw = leggen(bord, woord, positie)
    return ["".join(steen(nieuw, vakje) for vakje in vakjes) for vakjes in gevormd(bord, nieuw, positie)]


def waarde(bord: list[str], nieuw: list[str], vakjes: list[Vakje], letterwaarden: dict[str, int]) -> int:
    """Geef de waarde van één woord van de zet, met de premies onder de nieuwe stenen."""
    som, factor = 0, 1
    for vakje in vakjes:
        punten = letterwaarden.get(steen(nieuw, vakje), 0)
        soort = premie(RIJEN[vakje[0]] + KOLOMMEN[vakje[1]]) if steen(bord, vakje) == LEEG else ""
        if soort.endswith("L"):
            punten *= int(soort[0])
        elif soort.endswith("W"):
            factor *= int(soort[0])
        som += punten
    return som * factor


def zetscore(bord: list[str], woord: str, positie: str, letterwaarden: dict[str, int]) -> int:
    """Geef de score van de zet."""
    nieuw = leggen(bord, woord, positie)
    woorden = gevormd(bord, nieuw, positie)
    nieuwe_stenen = [vakje for vakje in woorden[0] if steen(bord, vakje) == LEEG]
    bonus = 50 if len(nieuwe_stenen) == 7 else 0
    return sum(waarde(bord, nieuw, vakjes, letterwaarden) for vakjes in woorden) + bonus
