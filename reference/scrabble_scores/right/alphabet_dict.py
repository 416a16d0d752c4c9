"""Builds a dict of the alphabet first, and remembers with two flags where it is in the word."""


def alphabet(distribution: str) -> dict[str, str]:
    """Map all small and capital letters to their letter score."""
    table = {}
    for number, score in enumerate(distribution):
        table[chr(97 + number)] = score
        table[chr(65 + number)] = score
    return table


def letter_score(letter: str, distribution: str) -> str:
    """Look the letter up in the dict."""
    return alphabet(distribution)[letter]


def letter_scores(word: str, distribution: str) -> str:
    """Leave out whatever is not in the dict."""
    table = alphabet(distribution)
    result = ""
    for char in word:
        result = result + table.get(char, "")
    return result


def multipliers(word: str) -> str:
    """Switch the flags on and off at the brackets."""
    double = False
    triple = False
    result = ""
    for char in word:
        if char in "[]":
            double = not double
        elif char in "()":
            triple = not triple
        elif double:
            result += "2"
        elif triple:
            result += "3"
        else:
            result += "1"
    return result


def word_score(word: str, distribution: str) -> int:
    """Add the product of points and factor, index by index."""
    scores = letter_scores(word, distribution)
    factors = multipliers(word)
    total = 0
    for i in range(len(scores)):
        points = int(scores[i].replace("X", "10"))
        total += points * int(factors[i])
    return total
