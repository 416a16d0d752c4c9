"""Cuts one letter or one group off the front and lets recursion do the rest."""


def letter_score(letter: str, distribution: str) -> str:
    """Walk down the alphabet until the letter is reached."""
    if letter.lower() == "a":
        return distribution[0]
    return letter_score(chr(ord(letter.lower()) - 1), distribution[1:])


def letter_scores(word: str, distribution: str) -> str:
    """Take the first character off, whatever it is."""
    if word == "":
        return ""
    first = letter_score(word[0], distribution) if word[0] not in "[]()" else ""
    return first + letter_scores(word[1:], distribution)


def multipliers(word: str) -> str:
    """Take the first letter or the first group off."""
    if not word:
        return ""
    if word[0] == "[":
        group, rest = word[1:].split("]", 1)
        return "2" * len(group) + multipliers(rest)
    if word[0] == "(":
        group, rest = word[1:].split(")", 1)
        return "3" * len(group) + multipliers(rest)
    return "1" + multipliers(word[1:])


def word_score(word: str, distribution: str) -> int:
    """Count tens apart: every X that a factor repeats is ten points."""
    repeated = ""
    for score, factor in zip(letter_scores(word, distribution), multipliers(word), strict=False):
        repeated += score * int(factor)
    digits = repeated.replace("X", "")
    return 10 * (len(repeated) - len(digits)) + sum(map(int, digits))
