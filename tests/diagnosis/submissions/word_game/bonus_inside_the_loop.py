import random
import string

SCRABBLE_LETTER_VALUES = {
    "a": 1, "b": 3, "c": 3, "d": 2, "e": 1, "f": 4, "g": 2, "h": 4, "i": 1, "j": 8, "k": 5, "l": 1, "m": 3,
    "n": 1, "o": 1, "p": 3, "q": 10, "r": 1, "s": 1, "t": 1, "u": 1, "v": 4, "w": 4, "x": 8, "y": 4, "z": 10,
}
HAND_SIZE = 7


def getWordScore(word, n):
    score = 0
    for letter in word:
        score += SCRABBLE_LETTER_VALUES[letter] * len(word)
        if len(word) == n:
            score += 50
    return score


def updateHand(hand, word):
    newHand = dict(hand)
    for letter in word:
        newHand[letter] = newHand[letter] - 1
    return newHand


def isValidWord(word, hand, wordList):
    copy = dict(hand)
    for letter in word:
        if copy.get(letter, 0) == 0:
            return False
        copy[letter] -= 1
    return word in wordList


def calculateHandlen(hand):
    return sum(hand.values())


def dealHand(n):
    hand = {}
    for i in range(n):
        letter = random.choice(string.ascii_lowercase)
        hand[letter] = hand.get(letter, 0) + 1
    return hand


def displayHand(hand):
    line = ""
    for letter in hand:
        line += (letter + " ") * hand[letter]
    print(line)


def playHand(hand, wordList, n):
    total = 0
    word = ""
    while word != "." and calculateHandlen(hand) > 0:
        displayHand(hand)
        word = input("Your word: ")
        if word == ".":
            print("You stop.")
        elif isValidWord(word, hand, wordList):
            points = getWordScore(word, n)
            total = total + points
            hand = updateHand(hand, word)
            print("Points for this word: " + str(points))
            print("Total: " + str(total))
        else:
            print("Sorry, this is not possible")
    print("Final total: " + str(total))


def playGame(wordList):
    hand = None
    while True:
        command = input("What do you want? ")
        if command == "n":
            hand = dealHand(HAND_SIZE)
            playHand(hand, wordList, HAND_SIZE)
        elif command == "r":
            if hand == None:
                print("First play a new hand!")
            else:
                playHand(hand, wordList, HAND_SIZE)
        elif command == "e":
            return
        else:
            print("Unknown command")
