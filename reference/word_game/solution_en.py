"""Reference solution of Word game."""

import random
import string

SCRABBLE_LETTER_VALUES = {
    "a": 1, "b": 3, "c": 3, "d": 2, "e": 1, "f": 4, "g": 2, "h": 4, "i": 1, "j": 8, "k": 5, "l": 1, "m": 3,
    "n": 1, "o": 1, "p": 3, "q": 10, "r": 1, "s": 1, "t": 1, "u": 1, "v": 4, "w": 4, "x": 8, "y": 4, "z": 10,
}  # fmt: skip
HAND_SIZE = 7
BONUS = 50


def getWordScore(word: str, n: int) -> int:
    """Return the score of a word made from a hand of n letters."""
    total = 0
    for letter in word:
        total += SCRABBLE_LETTER_VALUES[letter]
    score = total * len(word)
    if len(word) == n:
        score += BONUS
    return score


def updateHand(hand: dict[str, int], word: str) -> dict[str, int]:
    """Return the hand that is left after laying a word."""
    remaining: dict[str, int] = {}
    for letter, count in hand.items():
        left = count - word.count(letter)
        if left > 0:
            remaining[letter] = left
    return remaining


def isValidWord(word: str, hand: dict[str, int], wordList: list[str]) -> bool:
    """Tell whether a word is in the word list and can be laid with the letters of the hand."""
    for letter in word:
        if word.count(letter) > hand.get(letter, 0):
            return False
    return word in wordList


def calculateHandlen(hand: dict[str, int]) -> int:
    """Return the number of letters in a hand."""
    return sum(hand.values())


def dealHand(n: int) -> dict[str, int]:
    """Return a random hand of n letters."""
    hand: dict[str, int] = {}
    for letter in random.choices(string.ascii_lowercase, k=n):
        hand[letter] = hand.get(letter, 0) + 1
    return hand


def displayHand(hand: dict[str, int]) -> None:
    """Print the letters of a hand on one line, with spaces between them."""
    letters: list[str] = []
    for letter, count in hand.items():
        letters.extend([letter] * count)
    print(" ".join(letters))


def playHand(hand: dict[str, int], wordList: list[str], n: int) -> None:
    """Let the player lay words with a hand of n letters, and show the scores."""
    total = 0
    while calculateHandlen(hand) > 0:
        print("Current hand: ", end="")
        displayHand(hand)
        word = input('Enter a word, or a "." when you are finished: ')
        if word == ".":
            break
        if isValidWord(word, hand, wordList):
            score = getWordScore(word, n)
            total += score
            print(f'"{word}" earned {score} points. Total: {total} points.')
            hand = updateHand(hand, word)
        else:
            print(f'"{word}" is not a valid word, please try again.')
    print(f"This hand is over. Total score: {total} points.")


def playGame(wordList: list[str]) -> None:
    """Let the player play hands until they end the game."""
    hand: dict[str, int] = {}
    command = ""
    while command != "e":
        command = input("Enter n for a new hand, r to replay the last hand, or e to end the game: ")
        if command == "n":
            hand = dealHand(HAND_SIZE)
            playHand(hand, wordList, HAND_SIZE)
        elif command == "r" and hand:
            playHand(hand, wordList, HAND_SIZE)
        elif command == "r":
            print("There is no hand to replay yet: deal a new one first.")
        elif command != "e":
            print("That is not a command.")
