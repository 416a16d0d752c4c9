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
    answer = "True"
    if word not in wordList:
        answer = "False"
    for letter in word:
        if word.count(letter) > hand.get(letter, 0):
            answer = "False"
    return answer

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
