import random

LETTERWAARDEN = {
    "a": 1, "b": 3, "c": 3, "d": 2, "e": 1, "f": 4, "g": 2, "h": 4, "i": 1, "j": 8, "k": 5, "l": 1, "m": 3,
    "n": 1, "o": 1, "p": 3, "q": 10, "r": 1, "s": 1, "t": 1, "u": 1, "v": 4, "w": 4, "x": 8, "y": 4, "z": 10,
}
HANDGROOTTE = 7


def woordpunten(woord, n):
    punten = 0
    for i in range(len(woord)):
        punten += LETTERWAARDEN[woord[i]]
    punten *= len(woord)
    if n == len(woord):
        punten += 50
    return punten


def hand_bijwerken(hand, woord):
    kopie = hand.copy()
    for letter in woord:
        kopie[letter] -= 1
    return kopie


def is_geldig_woord(woord, hand, woordenlijst):
    geldig = woord in woordenlijst
    for letter in woord:
        if hand[letter] < woord.count(letter):
            geldig = False
    return geldig


def aantal_letters(hand):
    return sum(hand.values())


def hand_uitdelen(n):
    letters = "abcdefghijklmnopqrstuvwxyz"
    hand = {}
    for i in range(n):
        letter = letters[random.randrange(26)]
        hand[letter] = hand.get(letter, 0) + 1
    return hand


def hand_tonen(hand):
    tekst = ""
    for letter in hand:
        tekst += hand[letter] * (letter + " ")
    print(tekst.strip())


def hand_spelen(hand, woordenlijst, n):
    totaal = 0
    while aantal_letters(hand) > 0:
        hand_tonen(hand)
        woord = input("Geef een woord, of . om te stoppen: ")
        if woord == ".":
            break
        elif is_geldig_woord(woord, hand, woordenlijst):
            punten = woordpunten(woord, n)
            totaal += punten
            print("Je krijgt", punten, "punten. Totaal:", totaal)
            hand = hand_bijwerken(hand, woord)
        else:
            print("Dit woord is niet geldig.")
    print("Eindscore:", totaal)


def spel_spelen(woordenlijst):
    hand = None
    opdracht = ""
    while opdracht != "e":
        opdracht = input("Geef een opdracht (n, r, e): ")
        if opdracht == "n":
            hand = hand_uitdelen(HANDGROOTTE)
            hand_spelen(hand, woordenlijst, HANDGROOTTE)
        elif opdracht == "r":
            if hand is None:
                print("Je moet eerst een nieuwe hand spelen.")
            else:
                hand_spelen(hand, woordenlijst, HANDGROOTTE)
        elif opdracht != "e":
            print("Deze opdracht bestaat niet.")
