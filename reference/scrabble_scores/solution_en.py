"""Reference solution of Scrabble scores."""

ALPHABET = "abcdefghijklmnopqrstuvwxyz"
FACTORS = {"[": "2", "(": "3", "]": "1", ")": "1"}


def letter_score(letter: str, distribution: str) -> str:
    """Return the letter score of a letter, according to the distribution."""
    return distribution[ALPHABET.index(letter.lower())]


def letter_scores(word: str, distribution: str) -> str:
    """Return the letter scores of the successive letters of a word in Scrabble notation."""
    return "".join(letter_score(char, distribution) for char in word if char not in FACTORS)


def multipliers(word: str) -> str:
    """Return the factors of the successive letters of a word in Scrabble notation."""
    factor = "1"
    factors = ""
    for char in word:
        if char in FACTORS:
            factor = FACTORS[char]
        else:
            factors += factor
    return factors


def points(score: str) -> int:
    """Return the number of points that a letter score stands for."""
    return 10 if score == "X" else int(score)


def word_score(word: str, distribution: str) -> int:
    """Return the score of a word in Scrabble notation, according to the distribution."""
    total = 0
    for score, factor in zip(letter_scores(word, distribution), multipliers(word), strict=True):
        total += points(score) * int(factor)
    return total
