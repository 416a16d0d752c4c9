import random

SCRABBLE_LETTER_VALUES = {
    'a': 1, 'b': 3, 'c': 3, 'd': 2, 'e': 1, 'f': 4, 'g': 2, 'h': 4, 'i': 1, 'j': 8, 'k': 5, 'l': 1, 'm': 3,
    'n': 1, 'o': 1, 'p': 3, 'q': 10, 'r': 1, 's': 1, 't': 1, 'u': 1, 'v': 4, 'w': 4, 'x': 8, 'y': 4, 'z': 10,
}
HAND_SIZE = 7

def getWordScore(word, n):
    score = 0
    for letter in word:
        score += SCRABBLE_LETTER_VALUES(letter)
    if len(word) == n:
        return score * len(word) + 50
    return score * len(word)

def updateHand(hand, word):
    newHand = hand.copy()
    for letter in word:
        newHand[letter] -= 1
    return newHand

def isValidWord(word, hand, wordList):
    ok = True
    for letter in word:
        if letter not in hand.keys():
            ok = False
        elif word.count(letter) > hand[letter]:
            ok = False
    if not word in wordList:
        ok = False
    return ok

def calculateHandlen(hand):
    print(sum(hand.values()))

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
    while sum(hand.values()) > 0:
        displayHand(hand)
        word = input("Word: ")
        if word == ".":
            break
        if isValidWord(word, hand, wordList):
            total += getWordScore(word, n)
            print(getWordScore(word, n), "points; total", total)
            hand = updateHand(hand, word)
        else:
            print("Not a valid word.")
    print("Total", total)

def playGame(wordList):
    hand = {}
    command = input('Typ n, r of e: ')
    while command != 'e':
        if command == 'n':
            hand = dealHand(HAND_SIZE)
            playHand(hand.copy(), wordList, HAND_SIZE)
        elif command == 'r' and hand == {}:
            print('Je moet eerst een hand spelen met n!')
        elif command == 'r':
            playHand(hand.copy(), wordList, HAND_SIZE)
        else:
            print('Die command ken ik niet')
        command = input('Typ n, r of e: ')
