"""Letters in colour and in capitals, short texts, the total shown before the score."""

import random

SCRABBLE_LETTER_VALUES = {
    "a": 1, "b": 3, "c": 3, "d": 2, "e": 1, "f": 4, "g": 2, "h": 4, "i": 1, "j": 8, "k": 5, "l": 1, "m": 3,
    "n": 1, "o": 1, "p": 3, "q": 10, "r": 1, "s": 1, "t": 1, "u": 1, "v": 4, "w": 4, "x": 8, "y": 4, "z": 10,
}  # fmt: skip
HAND_SIZE = 7
BLUE, GREEN, RED, PLAIN = "\033[1;34m", "\033[32m", "\033[31m", "\033[0m"


def getWordScore(word: str, n: int) -> int:
    """Score a word."""
    letters = [SCRABBLE_LETTER_VALUES[letter] for letter in word]
    base = sum(letters) * len(letters)
    return base + 50 if n == len(letters) else base


def updateHand(hand: dict[str, int], word: str) -> dict[str, int]:
    """Return a copy with the letters of the word counted down."""
    return {letter: hand[letter] - word.count(letter) for letter in hand}


def isValidWord(word: str, hand: dict[str, int], wordList: list[str]) -> bool:
    """Check each letter, then the list."""
    enough = [letter in hand and hand[letter] >= word.count(letter) for letter in word]
    return all(enough) and word in wordList


def calculateHandlen(hand: dict[str, int]) -> int:
    """Count the letters."""
    length = 0
    for count in hand.values():
        length += count
    return length


def dealHand(n: int) -> dict[str, int]:
    """Draw from a bag that holds every letter often enough."""
    bag = list("abcdefghijklmnopqrstuvwxyz" * n)
    random.shuffle(bag)
    drawn = bag[:n]
    return {letter: drawn.count(letter) for letter in drawn}


def displayHand(hand: dict[str, int]) -> None:
    """Show the letters in blue capitals."""
    line = ""
    for letter in hand:
        line += (letter.upper() + " ") * hand[letter]
    print(BLUE + line.rstrip() + PLAIN)


def playHand(hand: dict[str, int], wordList: list[str], n: int) -> None:
    """Play one hand."""
    total = 0
    done = False
    while not done:
        displayHand(hand)
        word = input(f"{GREEN}word>{PLAIN} ")
        if word == ".":
            done = True
        elif isValidWord(word, hand, wordList):
            total += getWordScore(word, n)
            print(f"You now have {GREEN}{total}{PLAIN}pts ({getWordScore(word, n)}pts for {word.upper()})")
            hand = updateHand(hand, word)
            done = calculateHandlen(hand) == 0
        else:
            print(f"{RED}✗{PLAIN} A word I do not accept!")
    print(f"== {total} ==")


def playGame(wordList: list[str]) -> None:
    """Play until e is entered."""
    hand: dict[str, int] | None = None
    while (command := input("[n]ew / [r]eplay / [e]nd > ")) != "e":
        if command == "n":
            hand = dealHand(HAND_SIZE)
        elif command != "r" or hand is None:
            print("Nothing to replay." if command == "r" else "What?")
            continue
        assert hand is not None
        playHand(hand, wordList, HAND_SIZE)
