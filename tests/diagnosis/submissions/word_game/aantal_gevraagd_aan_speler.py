import random

LETTERWAARDEN = {
    'a': 1, 'b': 3, 'c': 3, 'd': 2, 'e': 1, 'f': 4, 'g': 2, 'h': 4, 'i': 1, 'j': 8, 'k': 5, 'l': 1, 'm': 3,
    'n': 1, 'o': 1, 'p': 3, 'q': 10, 'r': 1, 's': 1, 't': 1, 'u': 1, 'v': 4, 'w': 4, 'x': 8, 'y': 4, 'z': 10,
}
HANDGROOTTE = 7

def woordpunten(woord, n):
    som = 0
    for letter in woord:
        som += LETTERWAARDEN[letter]
    som = som * len(woord)
    if len(woord) == n:
        som += 25
    return som

def hand_bijwerken(hand, woord):
    rest = hand.copy()
    for letter in woord:
        rest[letter] -= 1
    return rest

def is_geldig_woord(woord, hand, woordenlijst):
    ok = True
    for letter in woord:
        if letter not in hand.keys():
            ok = False
        elif woord.count(letter) > hand[letter]:
            ok = False
    if not woord in woordenlijst:
        ok = False
    return ok

def aantal_letters(hand):
    aantal = 0
    for letter in hand:
        aantal += hand[letter]
    return aantal

def hand_uitdelen(n):
    n = int(input("Hoeveel letters wil je? "))
    letters = "abcdefghijklmnopqrstuvwxyz"
    hand = {}
    for i in range(n):
        l = random.choice(letters)
        hand[l] = hand.get(l, 0) + 1
    return hand

def hand_tonen(hand):
    for letter in hand.keys():
        for j in range(hand[letter]):
            print(letter, end=" ")
    print()

def hand_spelen(hand, woordenlijst, n):
    totaal = 0
    klaar = False
    while not klaar and aantal_letters(hand) != 0:
        hand_tonen(hand)
        woord = input(">> ")
        if woord == '.':
            klaar = True
        elif is_geldig_woord(woord, hand, woordenlijst):
            totaal = totaal + woordpunten(woord, n)
            print('+' + str(woordpunten(woord, n)) + ', totaal = ' + str(totaal))
            hand = hand_bijwerken(hand, woord)
        else:
            print('Ongeldig woord, probeer nog eens')
    print('Totale score: ' + str(totaal))

def spel_spelen(woordenlijst):
    laatste = None
    while True:
        opdracht = input("n (nieuw), r (herhaal) of e (einde)? ")
        if opdracht == "e":
            break
        elif opdracht == "n":
            laatste = hand_uitdelen(HANDGROOTTE)
            hand_spelen(laatste, woordenlijst, HANDGROOTTE)
        elif opdracht == "r":
            if laatste is None:
                print("Er is nog geen hand gespeeld.")
            else:
                hand_spelen(laatste, woordenlijst, HANDGROOTTE)
        else:
            print("Onbekende opdracht.")
