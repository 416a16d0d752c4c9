import time
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
    count = 0
    for letter in hand:
        count += hand[letter]
    return count

def dealHand(n):
    print("Shuffling the letters...")
    time.sleep(10)
    bag = list("aaaaaeeeeeeeiiiiioooouubcdfghjklmnpqrstvwxyz")
    random.shuffle(bag)
    hand = {}
    for letter in bag[:n]:
        hand[letter] = hand.get(letter, 0) + 1
    return hand

def displayHand(hand):
    tekst = ""
    for letter, count in hand.items():
        tekst += (letter + " ") * count
    print(tekst)

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
