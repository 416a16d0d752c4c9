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
    rest = {}
    for l in hand:
        over = hand[l] - woord.count(l)
        if over > 0:
            rest[l] = over
    return rest

def is_geldig_woord(woord, hand, woordenlijst):
    if woord not in woordenlijst:
        return False
    for letter in woord:
        if letter not in hand or woord.count(letter) > hand[letter]:
            return False
    # een woord mag maar een keer gebruikt worden
    woordenlijst.remove(woord)
    return True

def aantal_letters(hand):
    aantal = 0
    for letter in hand:
        aantal += hand[letter]
    return aantal

def hand_uitdelen(n):
    hand = {}
    for i in range(n):
        letter = random.choice('abcdefghijklmnopqrstuvwxyz')
        if letter in hand:
            hand[letter] += 1
        else:
            hand[letter] = 1
    return hand

def hand_tonen(hand):
    tekst = ""
    for letter, aantal in hand.items():
        tekst += (letter + " ") * aantal
    print(tekst)

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
