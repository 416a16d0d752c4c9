"""Een spraakzame oplossing: uitleg vooraf, beurten en resterende letters geteld, getallen in elke vraag."""

from random import randrange

HANDGROOTTE = 7
LETTERWAARDEN = {
    "a": 1, "b": 3, "c": 3, "d": 2, "e": 1, "f": 4, "g": 2, "h": 4, "i": 1, "j": 8, "k": 5, "l": 1, "m": 3,
    "n": 1, "o": 1, "p": 3, "q": 10, "r": 1, "s": 1, "t": 1, "u": 1, "v": 4, "w": 4, "x": 8, "y": 4, "z": 10,
}  # fmt: skip


def woordpunten(woord: str, n: int) -> int:
    """Tel letter per letter, en doe er op het einde de bonus bij."""
    lengte = len(woord)
    punten = 0
    for letter in woord:
        punten += lengte * LETTERWAARDEN[letter]
    if lengte == n:
        punten += 50
    return punten


def hand_bijwerken(hand: dict[str, int], woord: str) -> dict[str, int]:
    """Tel voor elke letter hoeveel er overblijven, en laat weg wat op is."""
    nieuw: dict[str, int] = {}
    for letter, aantal in hand.items():
        over = aantal - woord.count(letter)
        if over > 0:
            nieuw[letter] = over
    return nieuw


def is_geldig_woord(woord: str, hand: dict[str, int], woordenlijst: list[str]) -> bool:
    """Streep de letters van het woord één voor één weg in de letters van de hand."""
    if woord not in woordenlijst:
        return False
    letters = [letter for letter, aantal in hand.items() for _ in range(aantal)]
    for letter in woord:
        if letter not in letters:
            return False
        letters.remove(letter)
    return True


def aantal_letters(hand: dict[str, int]) -> int:
    """Zet de hand om in een tekst en meet die."""
    return len("".join(letter * aantal for letter, aantal in hand.items()))


def hand_uitdelen(n: int) -> dict[str, int]:
    """Begin met alle letters op 0 en deel dan uit: wat er niet is, blijft op 0 staan."""
    hand = dict.fromkeys(LETTERWAARDEN, 0)
    for _ in range(n):
        hand[chr(ord("a") + randrange(26))] += 1
    return hand


def hand_tonen(hand: dict[str, int]) -> None:
    """Toon de letters in alfabetische volgorde, na een woordje uitleg."""
    print("Je letters:", " ".join(sorted(letter for letter in hand for _ in range(hand[letter]))))


def hand_spelen(hand: dict[str, int], woordenlijst: list[str], n: int) -> None:
    """Speel een hand, met veel tekst en uitleg."""
    print(f"Je speelt een hand van {n} letters. Een woord van {n} letters levert 50 punten extra op!")
    totaal = 0
    beurt = 1
    while True:
        print(f"--- Beurt {beurt}: nog {aantal_letters(hand)} van de {n} letters, {totaal} punten ---")
        hand_tonen(hand)
        woord = input(f"Beurt {beurt}. Welk woord (2 tot {n} letters) leg je? Typ . om te stoppen. ")
        beurt += 1
        if woord == ".":
            print("Je stopt ermee.")
            break
        if not is_geldig_woord(woord, hand, woordenlijst):
            print(f"Helaas, '{woord}' mag niet: het staat niet in mijn {len(woordenlijst)} woorden, of")
            print(" je hebt er de letters niet voor. Dat levert dus 0 punten op, en je houdt je hand.")
            continue
        erbij = woordpunten(woord, n)
        print(f"Mooi! Je had {totaal} punten en krijgt er {erbij} bij: dat maakt {totaal + erbij}.")
        totaal += erbij
        hand = hand_bijwerken(hand, woord)
        if not aantal_letters(hand):
            print("Je hebt al je letters gebruikt.")
            break
    print(f"Einde van de hand na {beurt - 1} beurten. Jouw totaal: {totaal}.")


def spel_spelen(woordenlijst: list[str]) -> None:
    """Speel het spel, met een teller van de handen."""
    print("Welkom bij het woordspel! Er zijn 3 opdrachten: n, r en e.")
    handen = 0
    hand: dict[str, int] = {}
    while True:
        print()
        opdracht = input(f"Je speelde al {handen} handen. Nieuwe hand (n), zelfde hand (r) of einde (e)? ")
        match opdracht:
            case "n":
                hand = hand_uitdelen(HANDGROOTTE)
            case "r":
                if handen == 0:
                    print("Je hebt nog niets om opnieuw te spelen!")
                    continue
            case "e":
                print("Bedankt en tot de volgende keer!")
                return
            case _:
                print(f"Ik ken de opdracht '{opdracht}' niet.")
                continue
        handen += 1
        hand_spelen(hand, woordenlijst, HANDGROOTTE)
