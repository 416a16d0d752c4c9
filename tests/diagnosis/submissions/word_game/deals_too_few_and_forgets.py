import random

SCRABBLE_LETTER_VALUES = {
    "a": 1, "b": 3, "c": 3, "d": 2, "e": 1, "f": 4, "g": 2, "h": 4, "i": 1, "j": 8, "k": 5, "l": 1, "m": 3,
    "n": 1, "o": 1, "p": 3, "q": 10, "r": 1, "s": 1, "t": 1, "u": 1, "v": 4, "w": 4, "x": 8, "y": 4, "z": 10,
}
HAND_SIZE = 7

BONUS = 50
ALPHABET = "abcdefghijklmnopqrstuvwxyz"


def getWordScore(word, n):
    score = 0
    for letter in word:
        score += SCRABBLE_LETTER_VALUES[letter]
    score *= len(word)
    if len(word) == n:
        score += BONUS
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
    count = 0
    for letter in hand:
        count += hand[letter]
    return count


def dealHand(n):
    hand = {}
    for i in range(1, n):
        letter = random.choice(ALPHABET)
        if letter not in hand:
            hand[letter] = 0
        hand[letter] += 1
    return hand


def displayHand(hand):
    letters = []
    for letter in hand:
        for i in range(hand[letter]):
            letters.append(letter)
    print(" ".join(letters))


def playHand(hand, wordList, n):
    total = 0
    while calculateHandlen(hand) > 0:
        displayHand(hand)
        word = input("Give a word: ")
        if word == ".":
            break
        if isValidWord(word, hand, wordList):
            score = getWordScore(word, n)
            total += score
            print("The word is worth", score, "and the total is", total)
            hand = updateHand(hand, word)
        else:
            print("That is not a valid word")
    print("The end. Total:", total)


def playGame(wordList):
    last_hand = None
    command = input("Command: ")
    while command != "e":
        if command == "n":
            hand = dealHand(HAND_SIZE)
            playHand(hand, wordList, HAND_SIZE)
        elif command == "r":
            if last_hand is None:
                print("There is no last hand yet")
            else:
                playHand(last_hand, wordList, HAND_SIZE)
        else:
            print("I do not know that command")
        command = input("Command: ")
