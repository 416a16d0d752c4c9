import random

LETTERWAARDEN = {
    'a': 1, 'b': 3, 'c': 3, 'd': 2, 'e': 1, 'f': 4, 'g': 2, 'h': 4, 'i': 1, 'j': 8, 'k': 5, 'l': 1, 'm': 3,
    'n': 1, 'o': 1, 'p': 3, 'q': 10, 'r': 1, 's': 1, 't': 1, 'u': 1, 'v': 4, 'w': 4, 'x': 8, 'y': 4, 'z': 10,
}
HANDGROOTTE = 7

def woordpunten(woord, n):
    bonus = 0
    if n == len(woord):
        bonus = 50
    return sum([LETTERWAARDEN[l] for l in woord]) * len(woord) + bonus

def hand_bijwerken(hand, woord):
    rest = hand.copy()
    for letter in woord:
        rest[letter] -= 1
    return rest

def is_geldig_woord(woord, hand, woordenlijst):
    if woord not in woordenlijst:
        return False
    kopie = dict(hand)
    for letter in woord:
        if kopie.get(letter, 0) == 0:
            return False
        kopie[letter] -= 1
    return True

def aantal_letters(hand):
    aantal = 0
    for letter in hand:
        aantal += hand[letter]
    return aantal

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
    while aantal_letters(hand) > 0:
        hand_tonen(hand)
        woord = input("Woord: ")
        if woord == ".":
            break
        if is_geldig_woord(woord, hand, woordenlijst):
            punten = woordpunten(woord, n)
            totaal += punten
            print(f"{woord}: {punten:.1f} punten ({totaal:.1f} in totaal)")
            hand = hand_bijwerken(hand, woord)
        else:
            print("ongeldig woord")
    print(f"Einde. Je hebt {totaal:.1f} punten.")

def spel_spelen(woordenlijst):
    hand = {}
    opdracht = input('Typ n, r of e: ')
    while opdracht != 'e':
        if opdracht == 'n':
            hand = hand_uitdelen(HANDGROOTTE)
            hand_spelen(hand.copy(), woordenlijst, HANDGROOTTE)
        elif opdracht == 'r' and hand == {}:
            print('Je moet eerst een hand spelen met n!')
        elif opdracht == 'r':
            hand_spelen(hand.copy(), woordenlijst, HANDGROOTTE)
        else:
            print('Die opdracht ken ik niet')
        opdracht = input('Typ n, r of e: ')
