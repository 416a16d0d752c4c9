from random import randint

LETTERWAARDEN = {
    "a": 1, "b": 3, "c": 3, "d": 2, "e": 1, "f": 4, "g": 2, "h": 4, "i": 1, "j": 8, "k": 5, "l": 1, "m": 3,
    "n": 1, "o": 1, "p": 3, "q": 10, "r": 1, "s": 1, "t": 1, "u": 1, "v": 4, "w": 4, "x": 8, "y": 4, "z": 10,
}
HANDGROOTTE = 7

alfabet = 'abcdefghijklmnopqrstuvwxyz'

def woordpunten(woord, n):
    som = 0
    for letter in woord:
        som = som + LETTERWAARDEN[letter]
    if len(woord) == n:
        return som * len(woord) + 50
    return som * len(woord)

def hand_bijwerken(hand, woord):
    rest = {}
    for letter in hand:
        rest[letter] = hand[letter] - woord.count(letter)
    return rest

def is_geldig_woord(woord, hand, woordenlijst):
    for letter in woord:
        if letter not in hand:
            return False
        if woord.count(letter) > hand[letter]:
            return False
    if woord in woordenlijst:
        return True
    else:
        return False

def aantal_letters(hand):
    som = 0
    for aantal in hand.values():
        som += aantal
    return som

def hand_uitdelen(n):
    hand = {}
    while aantal_letters(hand) < n:
        letter = alfabet[randint(0, 25)]
        hand[letter] = hand.get(letter, 0) + 1
    return hand

def hand_tonen(hand):
    for letter, aantal in hand.items():
        for i in range(aantal):
            print(letter)

def hand_spelen(hand, woordenlijst, n):
    totaal = 0
    klaar = False
    while not klaar and aantal_letters(hand) != 0:
        hand_tonen(hand)
        woord = input('Welk woord leg je? ')
        if woord == '.':
            klaar = True
        elif is_geldig_woord(woord, hand, woordenlijst):
            punten = woordpunten(woord, n)
            totaal += punten
            hand = hand_bijwerken(hand, woord)
            print('Dit woord:', punten)
            print('In totaal:', totaal)
        else:
            print('Fout woord!')
    print('Einde van de hand, totaal:', totaal)

def spel_spelen(woordenlijst):
    hand = {}
    opdracht = input('Opdracht? ')
    while opdracht != 'e':
        if opdracht == 'n':
            hand = hand_uitdelen(HANDGROOTTE)
            hand_spelen(hand, woordenlijst, HANDGROOTTE)
        elif opdracht == 'r':
            if hand == {}:
                print('Nog geen hand gespeeld')
            else:
                hand_spelen(hand, woordenlijst, HANDGROOTTE)
        else:
            print('Die opdracht ken ik niet')
        opdracht = input('Opdracht? ')
