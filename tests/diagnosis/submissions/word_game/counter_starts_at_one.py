import random

SCRABBLE_LETTER_VALUES = {
    "a": 1, "b": 3, "c": 3, "d": 2, "e": 1, "f": 4, "g": 2, "h": 4, "i": 1, "j": 8, "k": 5, "l": 1, "m": 3,
    "n": 1, "o": 1, "p": 3, "q": 10, "r": 1, "s": 1, "t": 1, "u": 1, "v": 4, "w": 4, "x": 8, "y": 4, "z": 10,
}
HAND_SIZE = 7


def getWordScore(word, n):
    total = sum(SCRABBLE_LETTER_VALUES[c] for c in word) * len(word)
    return total + 50 if len(word) == n else total


def updateHand(hand, word):
    return {c: hand[c] - word.count(c) for c in hand if hand[c] > word.count(c)}


def isValidWord(word, hand, wordList):
    return word in wordList and all(word.count(c) <= hand.get(c, 0) for c in word)


def calculateHandlen(hand):
    length = 1
    for letter in hand:
        length += hand[letter]
    return length


def dealHand(n):
    hand = {}
    for _ in range(n):
        c = chr(random.randint(97, 122))
        hand[c] = hand.get(c, 0) + 1
    return hand


def displayHand(hand):
    letters = []
    for c in hand:
        letters += [c] * hand[c]
    print(*letters)


def playHand(hand, wordList, n):
    score = 0
    while calculateHandlen(hand) > 0:
        print("Letters:", end=" ")
        displayHand(hand)
        answer = input("Word (. to stop): ")
        if answer == ".":
            break
        if isValidWord(answer, hand, wordList):
            earned = getWordScore(answer, n)
            score += earned
            print(f"+{earned}, now {score}")
            hand = updateHand(hand, answer)
        else:
            print(f"{answer} is not allowed")
    print(f"You scored {score}")


def playGame(wordList):
    last = {}
    while True:
        choice = input("(n)ew, (r)eplay, (e)nd: ")
        if choice == "e":
            return
        if choice == "n":
            last = dealHand(HAND_SIZE)
            playHand(last, wordList, HAND_SIZE)
        elif choice == "r" and last:
            playHand(last, wordList, HAND_SIZE)
        elif choice == "r":
            print("Nothing to replay")
        else:
            print("No such command")
