"""Computes the place in the alphabet as if every letter is a capital."""


def letter_score(letter, distribution):
    return distribution[ord(letter) - ord('A')]


def letter_scores(word, distribution):
    result = ''
    for char in word:
        if char.isalpha():
            result += letter_score(char, distribution)
    return result


def multipliers(word):
    factor = '1'
    result = ''
    for char in word:
        if char.isalpha():
            result += factor
        elif char == '[':
            factor = '2'
        elif char == '(':
            factor = '3'
        else:
            factor = '1'
    return result


def word_score(word, distribution):
    total = 0
    for score, factor in zip(letter_scores(word, distribution), multipliers(word)):
        if score == 'X':
            score = '10'
        total += int(score) * int(factor)
    return total
