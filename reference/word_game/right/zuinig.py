"""Een zuinige oplossing: kale getallen op aparte regels, korte vragen, alles in lijsten van letters."""

import random

LETTERWAARDEN = {
    "a": 1, "b": 3, "c": 3, "d": 2, "e": 1, "f": 4, "g": 2, "h": 4, "i": 1, "j": 8, "k": 5, "l": 1, "m": 3,
    "n": 1, "o": 1, "p": 3, "q": 10, "r": 1, "s": 1, "t": 1, "u": 1, "v": 4, "w": 4, "x": 8, "y": 4, "z": 10,
}  # fmt: skip
HANDGROOTTE = 7


def _letters(hand: dict[str, int]) -> list[str]:
    """Geef de letters van een hand, elke letter zo vaak als hij voorkomt."""
    return [letter for letter, aantal in hand.items() for _ in range(aantal)]


def _tellen(letters: list[str]) -> dict[str, int]:
    """Maak van een lijst letters een hand."""
    return {letter: letters.count(letter) for letter in letters}


def woordpunten(woord: str, n: int) -> int:
    """Geef de punten."""
    som = sum(LETTERWAARDEN[letter] for letter in woord)
    return som * len(woord) + {n: 50}.get(len(woord), 0)


def hand_bijwerken(hand: dict[str, int], woord: str) -> dict[str, int]:
    """Geef de rest van de hand."""
    letters = _letters(hand)
    for letter in woord:
        letters.remove(letter)
    return _tellen(letters)


def is_geldig_woord(woord: str, hand: dict[str, int], woordenlijst: list[str]) -> bool:
    """Probeer het woord te leggen."""
    letters = _letters(hand)
    try:
        for letter in woord:
            letters.remove(letter)
    except ValueError:
        return False
    return woordenlijst.count(woord) > 0


def aantal_letters(hand: dict[str, int]) -> int:
    """Tel de letters."""
    return len(_letters(hand))


def hand_uitdelen(n: int) -> dict[str, int]:
    """Trek letters uit het alfabet."""
    return _tellen([random.choice("qwertyuiopasdfghjklzxcvbnm") for _ in range(n)])


def hand_tonen(hand: dict[str, int]) -> None:
    """Toon de letters door elkaar."""
    letters = _letters(hand)
    random.shuffle(letters)
    print("   " + "   ".join(letters))


def hand_spelen(hand: dict[str, int], woordenlijst: list[str], n: int) -> None:
    """Speel een hand."""
    totaal = 0
    while aantal_letters(hand):
        hand_tonen(hand)
        woord = input("? ")
        if woord == ".":
            break
        if is_geldig_woord(woord, hand, woordenlijst):
            print(woordpunten(woord, n))
            totaal += woordpunten(woord, n)
            print(totaal)
            hand = hand_bijwerken(hand, woord)
        else:
            print("nee")
    print(totaal)


def spel_spelen(woordenlijst: list[str]) -> None:
    """Speel het spel."""
    handen: list[dict[str, int]] = []
    opdracht = input("n/r/e? ")
    while opdracht != "e":
        if opdracht == "n":
            handen.append(hand_uitdelen(HANDGROOTTE))
        if opdracht in ("n", "r") and handen:
            hand_spelen(handen[-1], woordenlijst, HANDGROOTTE)
        else:
            print("kan niet")
        opdracht = input("n/r/e? ")
