import random

SCRABBLE_LETTER_VALUES = {
    'a': 1, 'b': 3, 'c': 3, 'd': 2, 'e': 1, 'f': 4, 'g': 2, 'h': 4, 'i': 1, 'j': 8, 'k': 5, 'l': 1, 'm': 3,
    'n': 1, 'o': 1, 'p': 3, 'q': 10, 'r': 1, 's': 1, 't': 1, 'u': 1, 'v': 4, 'w': 4, 'x': 8, 'y': 4, 'z': 10,
}
HAND_SIZE = 7

def getWordScore(word, n):
    bonus = 0
    if n == len(word):
        bonus = 50
    return sum([SCRABBLE_LETTER_VALUES[l] for l in word]) * len(word) + bonus

def updateHand(hand, word):
    newHand = {}
    for l in hand:
        over = hand[l] - word.count(l)
        if over > 0:
            newHand[l] = over
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
    return len(hand)

def dealHand(n):
    hand = {}
    for i in range(n):
        letter = random.choice('abcdefghijklmnopqrstuvwxyz')
        if letter in hand:
            hand[letter] += 1
        else:
            hand[letter] = 1
    return hand

def displayHand(hand):
    tekst = ""
    for letter, count in hand.items():
        tekst += (letter + " ") * count
    print(tekst)

def playHand(hand, wordList, n):
    total = 0
    left = n
    while left > 0:
        print("Your letters:")
        displayHand(hand)
        word = input("Word: ")
        if word == ".":
            break
        elif isValidWord(word, hand, wordList):
            points = getWordScore(word, n)
            total += points
            left -= len(word)
            hand = updateHand(hand, word)
            print("Points:", points, "- total:", total)
        else:
            print("This word is not valid.")
    print("End of hand, total:", total)

def playGame(wordList):
    played = False
    while True:
        command = input("n, r, e: ")
        if command == "n" or (command == "r" and played):
            hand = dealHand(HAND_SIZE)
            playHand(hand, wordList, HAND_SIZE)
            played = True
        elif command == "r":
            print("You have not played a hand yet")
        elif command == "e":
            break
        else:
            print("I do not know", command)
