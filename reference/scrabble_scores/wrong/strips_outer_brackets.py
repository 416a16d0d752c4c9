"""Removes the brackets with strip, which only looks at both ends of the word."""


def letter_score(letter, distribution):
    alphabet = 'abcdefghijklmnopqrstuvwxyz'
    return distribution[alphabet.index(letter.lower())]


def letter_scores(word, distribution):
    scores = ''
    for letter in word.strip('[]()'):
        scores += letter_score(letter, distribution)
    return scores


def multipliers(word):
    factors = ''
    factor = 1
    for char in word:
        if char == '[':
            factor = 2
        elif char == '(':
            factor = 3
        elif char == ']' or char == ')':
            factor = 1
        else:
            factors += str(factor)
    return factors


def word_score(word, distribution):
    scores = letter_scores(word, distribution)
    factors = multipliers(word)
    total = 0
    for i in range(len(factors)):
        points = 10 if scores[i] == 'X' else int(scores[i])
        total += points * int(factors[i])
    return total
