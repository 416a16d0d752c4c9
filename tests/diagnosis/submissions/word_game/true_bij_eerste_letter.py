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
    som *= len(woord)
    if len(woord) == n:
        som += 50
    return som

def hand_bijwerken(hand, woord):
    rest = hand.copy()
    for letter in woord:
        rest[letter] -= 1
    return rest

def is_geldig_woord(woord, hand, woordenlijst):
    if woord in woordenlijst:
        for letter in woord:
            if letter in hand and hand[letter] >= woord.count(letter):
                return True
            else:
                return False
    else:
        return False

def aantal_letters(hand):
    return sum(hand.values())

def hand_uitdelen(n):
    klinkers = "aeiou"
    medeklinkers = "bcdfghjklmnpqrstvwxyz"
    hand = {}
    for i in range(n // 3):
        k = klinkers[random.randint(0, 4)]
        hand[k] = hand.get(k, 0) + 1
    for i in range(n // 3, n):
        m = medeklinkers[random.randint(0, 20)]
        hand[m] = hand.get(m, 0) + 1
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
