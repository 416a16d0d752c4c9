import random

SCRABBLE_LETTER_VALUES = {
    'a': 1, 'b': 3, 'c': 3, 'd': 2, 'e': 1, 'f': 4, 'g': 2, 'h': 4, 'i': 1, 'j': 8, 'k': 5, 'l': 1, 'm': 3,
    'n': 1, 'o': 1, 'p': 3, 'q': 10, 'r': 1, 's': 1, 't': 1, 'u': 1, 'v': 4, 'w': 4, 'x': 8, 'y': 4, 'z': 10,
}
HAND_SIZE = 7

def getWordScore(word, n):
    total = 0
    for ch in word:
        total += SCRABBLE_LETTER_VALUES[ch]
    # value of a word = average value of its letters x number of letters squared
    average = round(total / len(word), 1)
    score = int(average * len(word) ** 2)
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

def dealHand(n):
    klinkers = "aeiou"
    medeklinkers = "bcdfghjklmnpqrstvwxyz"
    hand = {}
    for i in range(n // 3):
        k = klinkers[random.randint(0, 4)]
        hand[k] = hand.get(k, 0) + 1
    for i in range(n // 3, n):
        m = medeklinkers[random.randint(0, 20)]
        hand[m] = hand.get(m, 0) + 1
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
