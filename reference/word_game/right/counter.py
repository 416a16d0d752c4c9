"""Solved with Counter; every question is printed first, and read by a bare input()."""

from collections import Counter
from random import choice
from string import ascii_lowercase

VALUES = (1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10)
POINTS = dict(zip(ascii_lowercase, VALUES, strict=True))
HAND_SIZE = 7


def getWordScore(word: str, n: int) -> int:
    """Return the score of a word."""
    return len(word) * sum(map(POINTS.__getitem__, word)) + 50 * (len(word) == n)


def updateHand(hand: dict[str, int], word: str) -> dict[str, int]:
    """Return the letters left; a letter that is used up disappears."""
    return dict(Counter(hand) - Counter(word))


def isValidWord(word: str, hand: dict[str, int], wordList: list[str]) -> bool:
    """Tell whether the word may be laid."""
    return Counter(word) <= Counter(hand) and word in wordList


def calculateHandlen(hand: dict[str, int]) -> int:
    """Return how many letters there are."""
    return Counter(hand).total()


def dealHand(n: int) -> dict[str, int]:
    """Return n random letters."""
    return dict(Counter(choice(ascii_lowercase) for _ in range(n)))


def displayHand(hand: dict[str, int]) -> None:
    """Print the letters."""
    print(*Counter(hand).elements())


def playHand(hand: dict[str, int], wordList: list[str], n: int) -> int:
    """Play one hand and return its total."""
    left, total = dict(hand), 0
    while left:
        print("Your letters are:")
        displayHand(left)
        print("Which word do you lay (. to stop)?")
        word = input()
        if word == ".":
            break
        if not isValidWord(word, left, wordList):
            print("No, sorry.")
            continue
        left = {letter: count for letter, count in updateHand(left, word).items() if count}
        points = getWordScore(word, n)
        total += points
        print(f"+{points} -> {total}")
    print("Out of letters! You scored" if not left else "You stopped at", total)
    return total


def playGame(wordList: list[str]) -> None:
    """Play the game."""
    last: dict[str, int] | None = None
    while True:
        print("n, r or e?")
        command = input()
        if command == "e":
            return
        if command not in ("n", "r"):
            print("Only n, r and e are allowed here.")
            continue
        if command == "n":
            last = dealHand(HAND_SIZE)
        if last is None:
            print("You cannot replay before you have played.")
        else:
            playHand(last, wordList, HAND_SIZE)
