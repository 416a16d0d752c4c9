"""Een klasse Zet die alles onthoudt, met getallen van 0 tot 224 als vakjes en stappen van 1 of 15.

Strenger dan gevraagd: een zet moet aansluiten bij een steen op het bord, of h8 bedekken.
"""

FOUT = "ongeldige zet"
LETTERS = "ABCDEFGHIJKLMNO"
DUBBELE_LETTER = {
    3,
    11,
    36,
    38,
    45,
    52,
    59,
    92,
    96,
    98,
    102,
    108,
    116,
    122,
    126,
    128,
    132,
    165,
    172,
    179,
    186,
    188,
}
DUBBELE_LETTER |= {213, 221}
DRIEDUBBELE_LETTER = {20, 24, 76, 80, 84, 88, 136, 140, 144, 148, 200, 204}
DUBBEL_WOORD = {16, 28, 32, 42, 48, 56, 64, 70, 112, 154, 160, 168, 176, 182, 192, 196, 208}
DRIEDUBBEL_WOORD = {0, 7, 14, 105, 119, 210, 217, 224}


def letterfactor(nummer: int) -> int:
    """Geef hoeveel keer een nieuwe steen op dit vakje telt."""
    if nummer in DUBBELE_LETTER:
        return 2
    return 3 if nummer in DRIEDUBBELE_LETTER else 1


def woordfactor(nummer: int) -> int:
    """Geef hoeveel keer een woord met een nieuwe steen op dit vakje telt."""
    if nummer in DUBBEL_WOORD:
        return 2
    return 3 if nummer in DRIEDUBBEL_WOORD else 1


def premie(vakje: str) -> str:
    """Geef de premie van een vakje."""
    nummer = 15 * LETTERS.index(vakje[0].upper()) + int(vakje[1:]) - 1
    if letterfactor(nummer) > 1:
        return f"{letterfactor(nummer)}L"
    if woordfactor(nummer) > 1:
        return f"{woordfactor(nummer)}W"
    return ""


class Zet:
    """Eén zet: het bord ervoor en erna, en de vakjes die hij vult."""

    def __init__(self, bord: list[str], woord: str, positie: str) -> None:
        """Leg het woord, of werp een AssertionError op."""
        self.voor = list("".join(bord))
        self.na = list(self.voor)
        begin, self.stap = self.lees(positie.upper())
        ruimte = 15 - begin % 15 if self.stap == 1 else 15 - begin // 15
        if len(woord) > ruimte:
            raise AssertionError(FOUT)
        self.vakjes = [begin + i * self.stap for i in range(len(woord))]
        for letter, vakje in zip(woord, self.vakjes, strict=True):
            if self.voor[vakje] == ".":
                self.na[vakje] = letter
            elif self.voor[vakje].upper() != letter.upper():
                raise AssertionError(FOUT)
        self.nieuw = [vakje for vakje in self.vakjes if self.voor[vakje] == "."]
        if not self.nieuw or self.reeks(begin, self.stap) != self.vakjes:
            raise AssertionError(FOUT)
        if len(self.reeksen()) == 1 and len(self.nieuw) == len(woord) and 112 not in self.vakjes:
            raise AssertionError(FOUT)

    def lees(self, positie: str) -> tuple[int, int]:
        """Geef het nummer van het eerste vakje en de stap."""
        for nummer in range(225):
            rij, kolom = LETTERS[nummer // 15], str(nummer % 15 + 1)
            if positie == rij + kolom:
                return nummer, 1
            if positie == kolom + rij:
                return nummer, 15
        raise AssertionError(FOUT)

    def reeks(self, vakje: int, stap: int) -> list[int]:
        """Geef alle vakjes van het woord dat na de zet door een vakje loopt."""
        rij, kolom = vakje // 15, vakje % 15
        lijn = range(15 * rij, 15 * rij + 15) if stap == 1 else range(kolom, 225, 15)
        gevonden: list[int] = []
        for plaats in lijn:
            if self.na[plaats] != ".":
                gevonden.append(plaats)
            elif vakje in gevonden:
                break
            else:
                gevonden = []
        return gevonden

    def reeksen(self) -> list[list[int]]:
        """Geef de vakjes van het hoofdwoord en van de dwarswoorden."""
        dwars = [self.reeks(vakje, 16 - self.stap) for vakje in self.nieuw]
        return [self.vakjes] + [reeks for reeks in dwars if len(reeks) > 1]


def leggen(bord: list[str], woord: str, positie: str) -> list[str]:
    """Geef het bord na de zet."""
    na = "".join(Zet(bord, woord, positie).na)
    return [na[i : i + 15] for i in range(0, 225, 15)]


def gevormde_woorden(bord: list[str], woord: str, positie: str) -> list[str]:
    """Geef de woorden die de zet vormt."""
    zet = Zet(bord, woord, positie)
    return ["".join(zet.na[vakje] for vakje in reeks) for reeks in zet.reeksen()]


def zetscore(bord: list[str], woord: str, positie: str, letterwaarden: dict[str, int]) -> int:
    """Geef de score van de zet."""
    zet = Zet(bord, woord, positie)
    score = 0
    for reeks in zet.reeksen():
        woordpunten = 0
        for vakje in reeks:
            steen = zet.na[vakje]
            punten = 0 if steen.islower() else letterwaarden[steen]
            woordpunten += punten * letterfactor(vakje) if vakje in zet.nieuw else punten
        for vakje in zet.nieuw:
            if vakje in reeks:
                woordpunten *= woordfactor(vakje)
        score += woordpunten
    if len(zet.nieuw) == 7:
        score += 50
    return score
