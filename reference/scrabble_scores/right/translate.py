"""Rewrites whole words with str.translate; word_score builds on nothing else."""

from string import ascii_lowercase


def letter_score(letter: str, distribution: str) -> str:
    """Translate a single letter."""
    return letter.lower().translate(str.maketrans(ascii_lowercase, distribution))


def letter_scores(word: str, distribution: str) -> str:
    """Translate all letters at once and delete the brackets."""
    return word.lower().translate(str.maketrans(ascii_lowercase, distribution, "[]()"))


def multipliers(word: str) -> str:
    """Count for each letter the brackets that are open before it."""
    factors = []
    for position, char in enumerate(word):
        before = word[:position]
        if char.isalpha():
            double = before.count("[") - before.count("]")
            triple = before.count("(") - before.count(")")
            factors.append(f"{1 + double + 2 * triple}")
    return "".join(factors)


def word_score(word: str, distribution: str) -> int:
    """Add up the letters while the factor changes at every bracket."""
    points = {"X": 10, **{str(digit): digit for digit in range(1, 10)}}
    total, factor = 0, 1
    for char in word.casefold():
        match char:
            case "[":
                factor = 2
            case "(":
                factor = 3
            case "]" | ")":
                factor = 1
            case _:
                total += factor * points[distribution[ord(char) - 97]]
    return total
