"""Opgelost met recursie: elke beurt en elke opdracht roept de volgende op."""

import random

LETTERWAARDEN: dict[str, int] = {}
for _waarde, _letters in {1: "aeilnorstu", 2: "dg", 3: "bcmp", 4: "fhvwy", 5: "k", 8: "jx", 10: "qz"}.items():
    for _letter in _letters:
        LETTERWAARDEN[_letter] = _waarde
HANDGROOTTE = 7


def _som(woord: str) -> int:
    """Geef de som van de letterwaarden."""
    return 0 if not woord else LETTERWAARDEN[woord[0]] + _som(woord[1:])


def woordpunten(woord: str, n: int) -> int:
    """Geef de punten van een woord."""
    punten = _som(woord) * len(woord)
    return punten + 50 if len(woord) == n else punten


def hand_bijwerken(hand: dict[str, int], woord: str) -> dict[str, int]:
    """Geef de resterende letters."""
    if not woord:
        return hand
    return hand_bijwerken({**hand, woord[0]: hand[woord[0]] - 1}, woord[1:])


def _te_leggen(woord: str, hand: dict[str, int]) -> bool:
    """Zeg of de hand de letters van het woord bevat."""
    if not woord:
        return True
    return hand.get(woord[0], 0) > 0 and _te_leggen(woord[1:], hand_bijwerken(hand, woord[0]))


def is_geldig_woord(woord: str, hand: dict[str, int], woordenlijst: list[str]) -> bool:
    """Zeg of het woord geldig is."""
    return woord in woordenlijst and _te_leggen(woord, hand)


def aantal_letters(hand: dict[str, int]) -> int:
    """Geef het aantal letters."""
    aantal = 0
    for letter in hand:
        aantal += hand[letter]
    return aantal


def hand_uitdelen(n: int) -> dict[str, int]:
    """Deel n letters uit, een derde ervan klinkers."""
    hand: dict[str, int] = {}
    for beurt in range(n):
        letter = random.choice("aeiou" if beurt < n // 3 else "bcdfghjklmnpqrstvwxyz")
        hand[letter] = hand.get(letter, 0) + 1
    return hand


def hand_tonen(hand: dict[str, int]) -> None:
    """Toon de letters, met ook na de laatste een spatie."""
    for letter in hand:
        for _ in range(hand[letter]):
            print(letter, end=" ")
    print()


def hand_spelen(hand: dict[str, int], woordenlijst: list[str], n: int, totaal: int = 0) -> None:
    """Speel een hand, beurt na beurt."""
    if aantal_letters(hand) == 0:
        print("Alle letters zijn op!")
        print("Totale score:", totaal)
        return
    print("Huidige hand:", end=" ")
    hand_tonen(hand)
    woord = input("Geef een woord in (of . om te stoppen): ")
    if woord == ".":
        print("Totale score:", totaal)
    elif not is_geldig_woord(woord, hand, woordenlijst):
        print("Ongeldig woord.")
        hand_spelen(hand, woordenlijst, n, totaal)
    else:
        punten = woordpunten(woord, n)
        print(woord, "levert", punten, "punten op (totaal:", totaal + punten, end=")\n")
        hand_spelen(hand_bijwerken(hand, woord), woordenlijst, n, totaal + punten)


def _vraag(woordenlijst: list[str], vorige: dict[str, int] | None) -> None:
    """Verwerk één opdracht, en daarna de volgende."""
    opdracht = input("(n)ieuw, (r)eplay of (e)inde? ")
    if opdracht == "n":
        vorige = hand_uitdelen(HANDGROOTTE)
        hand_spelen(vorige, woordenlijst, HANDGROOTTE)
    elif opdracht == "r" and vorige is not None:
        hand_spelen(vorige, woordenlijst, HANDGROOTTE)
    elif opdracht == "r":
        print("Er is nog geen vorige hand.")
    elif opdracht == "e":
        return
    else:
        print("Ongeldige opdracht.")
    _vraag(woordenlijst, vorige)


def spel_spelen(woordenlijst: list[str]) -> None:
    """Speel het spel."""
    _vraag(woordenlijst, None)
