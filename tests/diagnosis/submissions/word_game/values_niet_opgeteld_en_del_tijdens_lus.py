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
    nieuw = hand.copy()
    for letter in woord:
        nieuw[letter] = nieuw[letter] - 1
    # letters met 0 wegdoen
    for letter in nieuw:
        if nieuw[letter] == 0:
            del nieuw[letter]
    return nieuw

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
    return hand.values()

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
    while sum(hand.values()) > 0:
        print("Je hand:")
        hand_tonen(hand)
        woord = input("Woord? ")
        if woord == ".":
            break
        if is_geldig_woord(woord, hand, woordenlijst):
            totaal += woordpunten(woord, n)
            print(woordpunten(woord, n), totaal)
            hand = hand_bijwerken(hand, woord)
        else:
            print("Dat mag niet.")
    print("Totaal:", totaal)

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
