"""Adds the factor to the letter score instead of multiplying by it."""


def letter_score(letter, distribution):
    return distribution[ord(letter.lower()) - ord('a')]


def letter_scores(word, distribution):
    return ''.join(letter_score(char, distribution) for char in word if char.isalpha())


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
    total = 0
    for score, factor in zip(letter_scores(word, distribution), multipliers(word)):
        if score == 'X':
            total += 10 + int(factor)
        else:
            total += int(score) + int(factor)
    return total
