"""Skips the closing brackets without going back to factor 1."""


def letter_score(letter, distribution):
    return distribution[ord(letter.lower()) - ord('a')]


def letter_scores(word, distribution):
    scores = ''
    for char in word:
        if char not in '[]()':
            scores += letter_score(char, distribution)
    return scores


def multipliers(word):
    factors = ''
    factor = 1
    for char in word:
        if char == '[':
            factor = 2
        elif char == '(':
            factor = 3
        elif char not in '])':
            factors += str(factor)
    return factors


def word_score(word, distribution):
    total = 0
    scores = letter_scores(word, distribution)
    factors = multipliers(word)
    for i in range(len(scores)):
        if scores[i] == 'X':
            points = 10
        else:
            points = int(scores[i])
        total += points * int(factors[i])
    return total
