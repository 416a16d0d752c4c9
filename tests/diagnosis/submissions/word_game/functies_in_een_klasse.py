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
    kopie = dict(hand)
    for letter in woord:
        if kopie.get(letter, 0) == 0:
            return False
        kopie[letter] -= 1
    return True

def aantal_letters(hand):
    return sum(hand.values())

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

class Spel:
    def hand_spelen(hand, woordenlijst, n):
        totaal = 0
        while aantal_letters(hand) > 0:
            hand_tonen(hand)
            woord = input("Woord: ")
            if woord == ".":
                break
            if is_geldig_woord(woord, hand, woordenlijst):
                totaal += woordpunten(woord, n)
                print(woordpunten(woord, n), "punten, totaal", totaal)
                hand = hand_bijwerken(hand, woord)
            else:
                print("Geen geldig woord")
        print("Totaal", totaal)

def spel_spelen(woordenlijst):
    hand = {}
    while True:
        keuze = input("n/r/e: ")
        if keuze == "n":
            hand = hand_uitdelen(HANDGROOTTE)
            Spel().hand_spelen(hand, woordenlijst, HANDGROOTTE)
        elif keuze == "r" and hand:
            Spel().hand_spelen(hand, woordenlijst, HANDGROOTTE)
        elif keuze == "r":
            print("Er is nog geen hand.")
        elif keuze == "e":
            break
        else:
            print("Onbekend")
