"""Written with plain loops, the way a beginner does; the hand is printed as a list inside a hand."""

import random

VOWELS = "aeiou"
CONSONANTS = "bcdfghjklmnpqrstvwxyz"
HAND_SIZE = 7
SCRABBLE_LETTER_VALUES = {
    "a": 1, "b": 3, "c": 3, "d": 2, "e": 1, "f": 4, "g": 2, "h": 4, "i": 1, "j": 8, "k": 5, "l": 1, "m": 3,
    "n": 1, "o": 1, "p": 3, "q": 10, "r": 1, "s": 1, "t": 1, "u": 1, "v": 4, "w": 4, "x": 8, "y": 4, "z": 10,
}  # fmt: skip


def getWordScore(word: str, n: int) -> int:
    """Add up, multiply, add the bonus."""
    score = 0
    i = 0
    while i < len(word):
        score = score + SCRABBLE_LETTER_VALUES[word[i]]
        i = i + 1
    score = score * len(word)
    if n == len(word):
        score = score + 50
    return score


def updateHand(hand: dict[str, int], word: str) -> dict[str, int]:
    """Count down in a new dictionary, and delete a letter when none are left."""
    newHand = {}
    for key in hand.keys():  # noqa: SIM118 - as beginners write it
        newHand[key] = hand[key]
    for letter in word:
        newHand[letter] = newHand[letter] - 1
        if newHand[letter] == 0:
            del newHand[letter]
    return newHand


def isValidWord(word: str, hand: dict[str, int], wordList: list[str]) -> bool:
    """Take the letters out of a copy of the hand."""
    copy = dict(hand)
    found = False
    for entry in wordList:
        if entry == word:
            found = True
    for letter in word:
        if copy.get(letter, 0) == 0:
            found = False
        else:
            copy[letter] -= 1
    return found


def calculateHandlen(hand: dict[str, int]) -> int:
    """Count every letter."""
    length = 0
    for letter in hand:
        for _ in range(hand[letter]):
            length = length + 1
    return length


def dealHand(n: int) -> dict[str, int]:
    """Deal some vowels first, then consonants."""
    hand: dict[str, int] = {}
    numVowels = n // 3
    for i in range(n):
        source = CONSONANTS
        if i < numVowels:
            source = VOWELS
        x = source[random.randrange(0, len(source))]
        hand[x] = hand.get(x, 0) + 1
    return hand


def displayHand(hand: dict[str, int]) -> None:
    """Print the letters one after the other."""
    for letter in hand.keys():  # noqa: SIM118 - as beginners write it
        for _j in range(hand[letter]):
            print(letter, end=" ")
    print()


def playHand(hand: dict[str, int], wordList: list[str], n: int) -> str:
    """Play a hand, and return something that nobody needs."""
    left = hand
    points = 0
    while calculateHandlen(left) != 0:
        print()
        print("Hand:", [letter for letter in left for _ in range(left[letter])])
        print('Please enter your word, or "." to finish:', end=" ")
        answer = input("")
        print()
        if answer == ".":
            print("Goodbye! Total score is " + str(points) + " points.")
            return "finished"
        if isValidWord(answer, left, wordList) is False:
            print("Invalid word, please try again.")
        else:
            points = points + getWordScore(answer, n)
            print("Total so far: " + str(points) + " - this word: " + str(getWordScore(answer, n)))
            left = updateHand(left, answer)
    print("Run out of letters. Total score: " + str(points) + " points.")
    return "no letters"


def playGame(wordList: list[str]) -> bool:
    """Play the game; True when it is over."""
    hand: dict[str, int] = {}
    played = False
    over = False
    while not over:
        choice = input("Enter n to deal a new hand, r to replay the last hand, or e to end game:\n")
        if choice == "n":
            hand = dealHand(HAND_SIZE)
            playHand(hand, wordList, HAND_SIZE)
            played = True
        elif choice == "r":
            if played:
                playHand(hand, wordList, HAND_SIZE)
            else:
                print("You have not played a hand yet. Please play a new hand first!")
        elif choice == "e":
            over = True
        else:
            print("Invalid command.")
    return over
