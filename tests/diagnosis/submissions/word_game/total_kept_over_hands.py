import random

SCRABBLE_LETTER_VALUES = {
    'a': 1, 'b': 3, 'c': 3, 'd': 2, 'e': 1, 'f': 4, 'g': 2, 'h': 4, 'i': 1, 'j': 8, 'k': 5, 'l': 1, 'm': 3,
    'n': 1, 'o': 1, 'p': 3, 'q': 10, 'r': 1, 's': 1, 't': 1, 'u': 1, 'v': 4, 'w': 4, 'x': 8, 'y': 4, 'z': 10,
}
HAND_SIZE = 7
total = 0

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
    count = 0
    for letter in hand:
        count += hand[letter]
    return count

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
    global total
    while calculateHandlen(hand) > 0:
        displayHand(hand)
        word = input("Enter a word or . to stop: ")
        if word == ".":
            break
        if isValidWord(word, hand, wordList):
            points = getWordScore(word, n)
            total += points
            print(word, "gives", points, "points, total:", total)
            hand = updateHand(hand, word)
        else:
            print("Not valid, try again")
    print("Total score:", total)

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
