"""Het bord als dictionary: alleen de vakjes met een steen, onder hun naam zoals 'd10'."""

PREMIEBORD = [
    "3..d...3...d..3",
    ".2...t...t...2.",
    "..2...d.d...2..",
    "d..2...d...2..d",
    "....2.....2....",
    ".t...t...t...t.",
    "..d...d.d...d..",
    "3..d...2...d..3",
    "..d...d.d...d..",
    ".t...t...t...t.",
    "....2.....2....",
    "d..2...d...2..d",
    "..2...d.d...2..",
    ".2...t...t...2.",
    "3..d...3...d..3",
]


def premie(vakje: str) -> str:
    """Geef de premie van een vakje."""
    teken = PREMIEBORD[ord(vakje[0].lower()) - ord("a")][int(vakje[1:]) - 1]
    return {"d": "2L", "t": "3L", "2": "2W", "3": "3W"}.get(teken, "")


def naam(rij: int, kolom: int) -> str:
    """Geef de naam van een vakje."""
    return "abcdefghijklmno"[rij] + str(kolom + 1)


def alle_posities() -> dict[str, list[str]]:
    """Geef per mogelijke positie de vakjes van daar tot aan de rand."""
    posities = {}
    for rij in range(15):
        for kolom in range(15):
            letter, cijfers = naam(rij, kolom)[0], naam(rij, kolom)[1:]
            posities[letter + cijfers] = [naam(rij, k) for k in range(kolom, 15)]
            posities[cijfers + letter] = [naam(r, kolom) for r in range(rij, 15)]
    return posities


POSITIES = alle_posities()


def lees(bord: list[str]) -> dict[str, str]:
    """Geef de stenen van een bord."""
    return {naam(r, k): bord[r][k] for r in range(15) for k in range(15) if bord[r][k] != "."}


def buren(vakje: str, omlaag: bool) -> tuple[str | None, str | None]:
    """Geef het vakje voor en het vakje na een vakje, of None naast het bord."""
    rij, kolom = ord(vakje[0]) - ord("a"), int(vakje[1:]) - 1
    if omlaag:
        return (naam(rij - 1, kolom) if rij > 0 else None), (naam(rij + 1, kolom) if rij < 14 else None)
    return (naam(rij, kolom - 1) if kolom > 0 else None), (naam(rij, kolom + 1) if kolom < 14 else None)


def nieuwe_stenen(stenen: dict[str, str], woord: str, positie: str) -> dict[str, str]:
    """Geef de stenen die de zet toevoegt."""
    positie = positie.lower()
    if positie not in POSITIES or len(POSITIES[positie]) < len(woord):
        raise AssertionError("ongeldige zet")
    vakjes = POSITIES[positie][: len(woord)]
    omlaag = positie[0].isdigit()
    if buren(vakjes[0], omlaag)[0] in stenen or buren(vakjes[-1], omlaag)[1] in stenen:
        raise AssertionError("ongeldige zet")
    nieuw = {}
    for vakje, letter in zip(vakjes, woord, strict=True):
        if vakje not in stenen:
            nieuw[vakje] = letter
        elif stenen[vakje].lower() != letter.lower():
            raise AssertionError("ongeldige zet")
    if not nieuw:
        raise AssertionError("ongeldige zet")
    return nieuw


def leggen(bord: list[str], woord: str, positie: str) -> list[str]:
    """Geef het bord na de zet."""
    stenen = lees(bord)
    stenen.update(nieuwe_stenen(stenen, woord, positie))
    return ["".join(stenen.get(naam(r, k), ".") for k in range(15)) for r in range(15)]


def lijn(stenen: dict[str, str], vakje: str, omlaag: bool) -> list[str]:
    """Geef de aaneengesloten vakjes met een steen, rond een vakje."""
    lijst = [vakje]
    while (ervoor := buren(lijst[0], omlaag)[0]) is not None and ervoor in stenen:
        lijst.insert(0, ervoor)
    while (erna := buren(lijst[-1], omlaag)[1]) is not None and erna in stenen:
        lijst.append(erna)
    return lijst


def lijnen(
    bord: list[str], woord: str, positie: str
) -> tuple[dict[str, str], dict[str, str], list[list[str]]]:
    """Geef alle stenen na de zet, de nieuwe stenen, en de vakjes van elk gevormd woord."""
    stenen = lees(bord)
    nieuw = nieuwe_stenen(stenen, woord, positie)
    stenen.update(nieuw)
    omlaag = positie[0].isdigit()
    resultaat = [lijn(stenen, next(iter(nieuw)), omlaag)]
    for vakje in nieuw:
        dwars = lijn(stenen, vakje, not omlaag)
        if len(dwars) >= 2:
            resultaat.append(dwars)
    return stenen, nieuw, resultaat


def gevormde_woorden(bord: list[str], woord: str, positie: str) -> list[str]:
    """Geef de woorden die de zet vormt."""
    stenen, _, gevonden = lijnen(bord, woord, positie)
    return ["".join(stenen[vakje] for vakje in vakjes) for vakjes in gevonden]


def zetscore(bord: list[str], woord: str, positie: str, letterwaarden: dict[str, int]) -> int:
    """Geef de score van de zet."""
    stenen, nieuw, gevonden = lijnen(bord, woord, positie)
    score = 0
    for vakjes in gevonden:
        punten = 0
        for vakje in vakjes:
            if stenen[vakje].isupper():
                keer = {"2L": 2, "3L": 3}.get(premie(vakje), 1) if vakje in nieuw else 1
                punten += keer * letterwaarden[stenen[vakje]]
        for vakje in vakjes:
            if vakje in nieuw and premie(vakje) == "2W":
                punten = punten * 2
            if vakje in nieuw and premie(vakje) == "3W":
                punten = punten * 3
        score += punten
    if len(nieuw) == 7:
        score += 50
    return score
