"""Modeloplossing van Woordspel."""

import random
import string

LETTERWAARDEN = {
    "a": 1, "b": 3, "c": 3, "d": 2, "e": 1, "f": 4, "g": 2, "h": 4, "i": 1, "j": 8, "k": 5, "l": 1, "m": 3,
    "n": 1, "o": 1, "p": 3, "q": 10, "r": 1, "s": 1, "t": 1, "u": 1, "v": 4, "w": 4, "x": 8, "y": 4, "z": 10,
}  # fmt: skip
HANDGROOTTE = 7
BONUS = 50


def woordpunten(woord: str, n: int) -> int:
    """Geef de punten van een woord dat met een hand van n letters gelegd is."""
    som = 0
    for letter in woord:
        som += LETTERWAARDEN[letter]
    punten = som * len(woord)
    if len(woord) == n:
        punten += BONUS
    return punten


def hand_bijwerken(hand: dict[str, int], woord: str) -> dict[str, int]:
    """Geef de hand die overblijft nadat een woord gelegd is."""
    rest: dict[str, int] = {}
    for letter, aantal in hand.items():
        over = aantal - woord.count(letter)
        if over > 0:
            rest[letter] = over
    return rest


def is_geldig_woord(woord: str, hand: dict[str, int], woordenlijst: list[str]) -> bool:
    """Zeg of een woord in de woordenlijst staat en met de letters van de hand te leggen is."""
    for letter in woord:
        if woord.count(letter) > hand.get(letter, 0):
            return False
    return woord in woordenlijst


def aantal_letters(hand: dict[str, int]) -> int:
    """Geef het aantal letters in een hand."""
    return sum(hand.values())


def hand_uitdelen(n: int) -> dict[str, int]:
    """Geef een willekeurige hand van n letters."""
    hand: dict[str, int] = {}
    for letter in random.choices(string.ascii_lowercase, k=n):
        hand[letter] = hand.get(letter, 0) + 1
    return hand


def hand_tonen(hand: dict[str, int]) -> None:
    """Toon de letters van een hand op één regel, met spaties ertussen."""
    letters: list[str] = []
    for letter, aantal in hand.items():
        letters.extend([letter] * aantal)
    print(" ".join(letters))


def hand_spelen(hand: dict[str, int], woordenlijst: list[str], n: int) -> None:
    """Laat de speler woorden leggen met een hand van n letters, en toon de punten."""
    totaal = 0
    while aantal_letters(hand) > 0:
        print("Je hand: ", end="")
        hand_tonen(hand)
        woord = input("Typ een woord, of een punt als je klaar bent: ")
        if woord == ".":
            break
        if is_geldig_woord(woord, hand, woordenlijst):
            punten = woordpunten(woord, n)
            totaal += punten
            print(f'"{woord}" levert {punten} punten op. Totaal: {totaal} punten.')
            hand = hand_bijwerken(hand, woord)
        else:
            print(f'"{woord}" is geen geldig woord, probeer opnieuw.')
    print(f"Deze hand is gespeeld. Eindtotaal: {totaal} punten.")


def spel_spelen(woordenlijst: list[str]) -> None:
    """Laat de speler handen spelen tot hij het spel stopt."""
    hand: dict[str, int] = {}
    opdracht = ""
    while opdracht != "e":
        opdracht = input("Typ n voor een nieuwe hand, r om de laatste hand te herspelen of e om te stoppen: ")
        if opdracht == "n":
            hand = hand_uitdelen(HANDGROOTTE)
            hand_spelen(hand, woordenlijst, HANDGROOTTE)
        elif opdracht == "r" and hand:
            hand_spelen(hand, woordenlijst, HANDGROOTTE)
        elif opdracht == "r":
            print("Je hebt nog geen hand gespeeld: deel er eerst een uit.")
        elif opdracht != "e":
            print("Die opdracht bestaat niet.")
