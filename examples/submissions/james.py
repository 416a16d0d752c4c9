"""Scrabble scores, James."""


def letter_score(letter, distribution):
    """Return the letter score of a letter."""
    return distribution[ord(letter.upper()) - ord("A")]


def letter_scores(word, distribution):
    """Return the letter scores of all letters in the word."""
    letters = [c for c in word if c not in "[]()"]
    return "".join(letter_score(c, distribution) for c in letters)


def multipliers(word):
    """Return a 1, 2 or 3 for all letters in the word."""
    result = []
    current = "1"
    for c in word:
        if c == "[":
            current = "2"
        elif c == "(":
            current = "3"
        elif c in "])":
            current = "1"
        else:
            result.append(current)
    return "".join(result)


def word_score(word, distribution):
    """Return the score of the word."""
    points = {"X": 10}
    for i in range(1, 10):
        points[str(i)] = i
    score = 0
    for s, m in zip(letter_scores(word, distribution), multipliers(word)):
        score += points[s] * int(m)
    return score


if __name__ == "__main__":
    print(word_score("E[Q]U(I)N[O]X", "1332142418513113X11114484X"))
