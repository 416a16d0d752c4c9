"""Triples between square brackets and doubles between round ones."""


def letter_score(letter, distribution):
    return distribution[ord(letter.lower()) - ord('a')]


def letter_scores(word, distribution):
    scores = ''
    for char in word:
        if char.isalpha():
            scores += letter_score(char, distribution)
    return scores


def multipliers(word):
    factors = ''
    factor = 1
    for char in word:
        if char == '(':
            factor = 2
        elif char == '[':
            factor = 3
        elif char in ')]':
            factor = 1
        else:
            factors += str(factor)
    return factors


def word_score(word, distribution):
    values = {'X': 10}
    for digit in range(1, 10):
        values[str(digit)] = digit
    scores = letter_scores(word, distribution)
    factors = multipliers(word)
    return sum(values[scores[i]] * int(factors[i]) for i in range(len(scores)))
