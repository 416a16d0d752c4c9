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
    newHand = {}
    for l in hand:
        over = hand[l] - word.count(l)
        if over > 0:
            newHand[l] = over
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
    return sum(hand.values())

def dealHand():
    hand = {}
    while sum(hand.values()) < HAND_SIZE:
        letter = chr(random.randint(97, 122))
        hand[letter] = hand.get(letter, 0) + 1
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
    hand = None
    while True:
        command = input("n, r or e? ")
        if command == "n":
            hand = dealHand()
            playHand(hand, wordList, HAND_SIZE)
        elif command == "r":
            if hand:
                playHand(hand, wordList, HAND_SIZE)
            else:
                print("No hand yet")
        elif command == "e":
            return
        else:
            print("Wrong command")
