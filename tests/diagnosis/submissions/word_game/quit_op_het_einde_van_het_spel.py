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
        print("Hand: ", end="")
        hand_tonen(hand)
        woord = input("Woord (of .): ")
        if woord == ".":
            break
        if not is_geldig_woord(woord, hand, woordenlijst):
            print("Dat woord is niet geldig!")
        else:
            punten = woordpunten(woord, n)
            totaal += punten
            print(woord, "is", punten, "punten waard. Totaal:", totaal)
            hand = hand_bijwerken(hand, woord)
    print("Einde van deze hand. Totaal:", totaal, "punten")

def spel_spelen(woordenlijst):
    hand = {}
    while True:
        keuze = input("n = nieuwe hand, r = zelfde hand, e = stoppen: ")
        if keuze == "n":
            hand = hand_uitdelen(HANDGROOTTE)
            hand_spelen(hand, woordenlijst, HANDGROOTTE)
        elif keuze == "r":
            if hand == {}:
                print("Er is nog geen vorige hand")
            else:
                hand_spelen(hand, woordenlijst, HANDGROOTTE)
        elif keuze == "e":
            print("Tot de volgende keer!")
            quit()
        else:
            print("Kies n, r of e aub")
