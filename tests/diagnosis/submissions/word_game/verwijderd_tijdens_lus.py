import random

LETTERWAARDEN = {
    "a": 1, "b": 3, "c": 3, "d": 2, "e": 1, "f": 4, "g": 2, "h": 4, "i": 1, "j": 8, "k": 5, "l": 1, "m": 3,
    "n": 1, "o": 1, "p": 3, "q": 10, "r": 1, "s": 1, "t": 1, "u": 1, "v": 4, "w": 4, "x": 8, "y": 4, "z": 10,
}
HANDGROOTTE = 7


def woordpunten(woord, n):
    punten = 0
    for letter in woord:
        punten += LETTERWAARDEN[letter]
    punten = punten * len(woord)
    if len(woord) == n:
        punten += 50
    return punten


def hand_bijwerken(hand, woord):
    nieuwe_hand = hand.copy()
    for letter in nieuwe_hand:
        nieuwe_hand[letter] -= woord.count(letter)
        if nieuwe_hand[letter] == 0:
            del nieuwe_hand[letter]
    return nieuwe_hand


def is_geldig_woord(woord, hand, woordenlijst):
    if woord not in woordenlijst:
        return False
    for letter in woord:
        if letter not in hand or woord.count(letter) > hand[letter]:
            return False
    return True


def aantal_letters(hand):
    aantal = 0
    for letter in hand:
        aantal += hand[letter]
    return aantal


def hand_uitdelen(n):
    hand = {}
    for i in range(n):
        letter = random.choice("abcdefghijklmnopqrstuvwxyz")
        if letter in hand:
            hand[letter] += 1
        else:
            hand[letter] = 1
    return hand


def hand_tonen(hand):
    for letter in hand:
        for i in range(hand[letter]):
            print(letter, end=" ")
    print()


def hand_spelen(hand, woordenlijst, n):
    totaal = 0
    while aantal_letters(hand) > 0:
        hand_tonen(hand)
        woord = input("Geef een woord of een punt: ")
        if woord == ".":
            break
        if not is_geldig_woord(woord, hand, woordenlijst):
            print("Dat woord mag niet, probeer nog eens.")
        else:
            punten = woordpunten(woord, n)
            totaal += punten
            print(woord, "is", punten, "punten waard, je hebt er nu", totaal)
            hand = hand_bijwerken(hand, woord)
    print("Gedaan! Je totaal is", totaal)


def spel_spelen(woordenlijst):
    laatste = None
    while True:
        keuze = input("n, r of e? ")
        if keuze == "e":
            break
        elif keuze == "n":
            laatste = hand_uitdelen(HANDGROOTTE)
            hand_spelen(laatste, woordenlijst, HANDGROOTTE)
        elif keuze == "r":
            if laatste is None:
                print("Er is nog geen vorige hand.")
            else:
                hand_spelen(laatste, woordenlijst, HANDGROOTTE)
        else:
            print("Ongeldige keuze.")
