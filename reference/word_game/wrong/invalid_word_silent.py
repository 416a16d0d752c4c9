"""Zegt niets bij een woord uit de lijst waarvoor de letters ontbreken."""

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
    nieuwe_hand = dict(hand)
    for letter in woord:
        nieuwe_hand[letter] -= 1
    return nieuwe_hand


def is_geldig_woord(woord, hand, woordenlijst):
    for letter in woord:
        if woord.count(letter) > hand.get(letter, 0):
            return False
    return woord in woordenlijst


def aantal_letters(hand):
    totaal = 0
    for letter in hand:
        totaal += hand[letter]
    return totaal


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
    letters = ""
    for letter in hand:
        letters += (letter + " ") * hand[letter]
    print(letters)


def hand_spelen(hand, woordenlijst, n):
    totaal = 0
    while aantal_letters(hand) > 0:
        print("Je hand:", end=" ")
        hand_tonen(hand)
        woord = input("Geef een woord, of . om te stoppen: ")
        if woord == ".":
            break
        if woord in woordenlijst:
            if is_geldig_woord(woord, hand, woordenlijst):
                punten = woordpunten(woord, n)
                totaal += punten
                print(f"{woord} levert {punten} punten op. Totaal: {totaal}")
                hand = hand_bijwerken(hand, woord)
        else:
            print("Ongeldig woord, probeer opnieuw.")
    print(f"Eindtotaal: {totaal}")


def spel_spelen(woordenlijst):
    hand = {}
    while True:
        opdracht = input("n = nieuwe hand, r = zelfde hand, e = einde: ")
        if opdracht == "n":
            hand = hand_uitdelen(HANDGROOTTE)
            hand_spelen(hand, woordenlijst, HANDGROOTTE)
        elif opdracht == "r":
            if hand:
                hand_spelen(hand, woordenlijst, HANDGROOTTE)
            else:
                print("Je hebt nog geen hand gespeeld.")
        elif opdracht == "e":
            return
        else:
            print("Onbekende opdracht.")
