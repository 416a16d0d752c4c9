"""Een oplossing met een klasse die de stand bijhoudt; de vragen staan op een regel boven de invoer."""

from random import choices
from string import ascii_lowercase
from textwrap import dedent

WAARDEN = {1: "aeilnorstu", 2: "dg", 3: "bcmp", 4: "fhvwy", 5: "k", 8: "jx", 10: "qz"}
LETTERWAARDEN = {letter: waarde for waarde, letters in WAARDEN.items() for letter in letters}
HANDGROOTTE = 7


def woordpunten(woord: str, n: int) -> int:
    """Geef de punten van een woord."""
    lengte, som = 0, 0
    for letter in woord:
        lengte += 1
        som += LETTERWAARDEN[letter]
    return lengte * som + (50 if lengte == n else 0)


def hand_bijwerken(hand: dict[str, int], woord: str) -> dict[str, int]:
    """Geef een nieuwe hand zonder de letters van het woord."""
    nieuw = dict(hand)
    for letter in woord:
        nieuw.update({letter: nieuw[letter] - 1})
    return nieuw


def is_geldig_woord(woord: str, hand: dict[str, int], woordenlijst: list[str]) -> bool:
    """Ga eerst na of de woordenlijst het woord kent, en dan of de letters er zijn."""
    if woord not in set(woordenlijst):
        return False
    nodig: dict[str, int] = {}
    for letter in woord:
        nodig[letter] = nodig.get(letter, 0) + 1
    return not any(aantal > hand.get(letter, 0) for letter, aantal in nodig.items())


def aantal_letters(hand: dict[str, int]) -> int:
    """Geef het aantal letters."""
    return sum(hand[letter] for letter in hand)


def hand_uitdelen(n: int) -> dict[str, int]:
    """Deel een hand uit."""
    letters = "".join(choices(ascii_lowercase, k=n))
    return {letter: letters.count(letter) for letter in sorted(set(letters))}


def hand_tonen(hand: dict[str, int]) -> None:
    """Toon de letters van groot aantal naar klein."""
    for letter in sorted(hand, key=hand.__getitem__, reverse=True):
        print(f"{letter} " * hand[letter], end="")
    print()


class Beurt:
    """De stand van één hand."""

    def __init__(self, hand: dict[str, int], woordenlijst: list[str], n: int) -> None:
        self.hand = hand
        self.woordenlijst = woordenlijst
        self.n = n
        self.score = 0
        self.klaar = False

    def leg(self, woord: str) -> str:
        """Leg een woord en geef terug wat erover te zeggen valt."""
        if woord == ".":
            self.klaar = True
            return "Oké, we ronden af."
        if not is_geldig_woord(woord, self.hand, self.woordenlijst):
            return "U hebt een woord gekozen dat niet kan. Kies een ander."
        winst = woordpunten(woord, self.n)
        self.score += winst
        self.hand = hand_bijwerken(self.hand, woord)
        self.klaar = aantal_letters(self.hand) == 0
        return dedent(f"""\
            woord   {woord}
            punten  {winst:3d}
            totaal  {self.score:3d}""")


def hand_spelen(hand: dict[str, int], woordenlijst: list[str], n: int) -> Beurt:
    """Speel een hand, en geef de stand op het einde terug."""
    beurt = Beurt(hand, woordenlijst, n)
    while not beurt.klaar:
        hand_tonen(beurt.hand)
        print(beurt.leg(input("Uw woord (of een punt):\n")))
    print(f"Punten in totaal: {beurt.score}")
    return beurt


def spel_spelen(woordenlijst: list[str]) -> None:
    """Speel tot iemand e typt."""
    vorige: dict[str, int] | None = None
    while True:
        opdracht = input("nieuwe hand (n), zelfde hand (r), einde (e):\n")
        if opdracht == "e":
            break
        if opdracht == "n":
            vorige = hand_uitdelen(HANDGROOTTE)
        elif opdracht != "r":
            print("Kies alstublieft n, r of e.")
            continue
        elif vorige is None:
            print("Er valt nog niets te herhalen.")
            continue
        hand_spelen(vorige, woordenlijst, HANDGROOTTE)
