"""Writes equal letters together, without spaces between them."""

import random

SCRABBLE_LETTER_VALUES = {
    "a": 1, "b": 3, "c": 3, "d": 2, "e": 1, "f": 4, "g": 2, "h": 4, "i": 1, "j": 8, "k": 5, "l": 1, "m": 3,
    "n": 1, "o": 1, "p": 3, "q": 10, "r": 1, "s": 1, "t": 1, "u": 1, "v": 4, "w": 4, "x": 8, "y": 4, "z": 10,
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
    new_hand = hand.copy()
    for letter in word:
        new_hand[letter] -= 1
    return new_hand


def isValidWord(word, hand, wordList):
    if word not in wordList:
        return False
    for letter in word:
        if word.count(letter) > hand.get(letter, 0):
            return False
    return True


def calculateHandlen(hand):
    return sum(hand.values())


def dealHand(n):
    hand = {}
    for i in range(n):
        letter = random.choice("abcdefghijklmnopqrstuvwxyz")
        hand[letter] = hand.get(letter, 0) + 1
    return hand


def displayHand(hand):
    for letter in hand:
        print(letter * hand[letter], end=" ")
    print()


def playHand(hand, wordList, n):
    total = 0
    while calculateHandlen(hand) > 0:
        print("Current hand: ", end="")
        print(*[letter for letter in hand for i in range(hand[letter])])
        word = input("Enter a word, or a . to stop: ")
        if word == ".":
            break
        if not isValidWord(word, hand, wordList):
            print("Invalid word, please try again.")
        else:
            score = getWordScore(word, n)
            total += score
            print(word, "earned", score, "points. Total:", total, "points.")
            hand = updateHand(hand, word)
    print("Total score:", total, "points.")


def playGame(wordList):
    hand = None
    while True:
        command = input("Enter n for a new hand, r to replay the last hand, e to end: ")
        if command == "e":
            break
        elif command == "n":
            hand = dealHand(HAND_SIZE)
            playHand(hand, wordList, HAND_SIZE)
        elif command == "r":
            if hand is None:
                print("You have not played a hand yet.")
            else:
                playHand(hand, wordList, HAND_SIZE)
        else:
            print("Invalid command.")
