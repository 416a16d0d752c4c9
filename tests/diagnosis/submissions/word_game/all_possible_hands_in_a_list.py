from itertools import product
import random

SCRABBLE_LETTER_VALUES = {
    'a': 1, 'b': 3, 'c': 3, 'd': 2, 'e': 1, 'f': 4, 'g': 2, 'h': 4, 'i': 1, 'j': 8, 'k': 5, 'l': 1, 'm': 3,
    'n': 1, 'o': 1, 'p': 3, 'q': 10, 'r': 1, 's': 1, 't': 1, 'u': 1, 'v': 4, 'w': 4, 'x': 8, 'y': 4, 'z': 10,
}
HAND_SIZE = 7

def getWordScore(word, n):
    score = 0
    for letter in word:
        score += SCRABBLE_LETTER_VALUES[letter]
    score *= len(word)
    if len(word) == n:
        score += 50
    return score

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
    # choose one of all possible hands
    possible = list(product("abcdefghijklmnopqrstuvwxyz", repeat=n))
    letters = random.choice(possible)
    hand = {}
    for letter in letters:
        hand[letter] = letters.count(letter)
    return hand

def displayHand(hand):
    for letter in hand.keys():
        for j in range(hand[letter]):
            print(letter, end=" ")
    print()

def playHand(hand, wordList, n):
    total = 0
    while calculateHandlen(hand) > 0:
        print("Hand: ", end="")
        displayHand(hand)
        word = input("Woord (of .): ")
        if word == ".":
            break
        if not isValidWord(word, hand, wordList):
            print("Dat word is niet geldig!")
        else:
            points = getWordScore(word, n)
            total += points
            print(word, "is", points, "points waard. Totaal:", total)
            hand = updateHand(hand, word)
    print("Einde van deze hand. Totaal:", total, "points")

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
