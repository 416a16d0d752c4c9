import random

SCRABBLE_LETTER_VALUES = {
    'a': 1, 'b': 3, 'c': 3, 'd': 2, 'e': 1, 'f': 4, 'g': 2, 'h': 4, 'i': 1, 'j': 8, 'k': 5, 'l': 1, 'm': 3
    'n': 1, 'o': 1, 'p': 3, 'q': 10, 'r': 1, 's': 1, 't': 1, 'u': 1, 'v': 4, 'w': 4, 'x': 8, 'y': 4, 'z': 10
}
HAND_SIZE = 7

def getWordScore(word, n):
    bonus = 0
    if n == len(word):
        bonus = 50
    return sum([SCRABBLE_LETTER_VALUES[l] for l in word]) * len(word) + bonus

def updateHand(hand, word):
    newHand = hand.copy()
    for letter in word:
        newHand[letter] -= 1
    return newHand

def isValidWord(word, hand, wordList):
    if word not in wordList:
        return False
    copy = dict(hand)
    for letter in word:
        if copy.get(letter, 0) == 0:
            return False
        copy[letter] -= 1
    return True

def calculateHandlen(hand):
    return sum(hand.values())

def dealHand(n):
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

def displayHand(hand):
    tekst = ""
    for letter, count in hand.items():
        tekst += (letter + " ") * count
    print(tekst)

def playHand(hand, wordList, n):
    total = 0
    klaar = False
    while not klaar and calculateHandlen(hand) != 0:
        displayHand(hand)
        word = input(">> ")
        if word == '.':
            klaar = True
        elif isValidWord(word, hand, wordList):
            total = total + getWordScore(word, n)
            print('+' + str(getWordScore(word, n)) + ', total = ' + str(total))
            hand = updateHand(hand, word)
        else:
            print('Ongeldig word, probeer nog eens')
    print('Totale score: ' + str(total))

def playGame(wordList):
    last_hand = None
    while True:
        command = input("n (nieuw), r (herhaal) of e (einde)? ")
        if command == "e":
            break
        elif command == "n":
            last_hand = dealHand(HAND_SIZE)
            playHand(last_hand, wordList, HAND_SIZE)
        elif command == "r":
            if last_hand is None:
                print("Er is nog geen hand gespeeld.")
            else:
                playHand(last_hand, wordList, HAND_SIZE)
        else:
            print("Onbekende command.")
