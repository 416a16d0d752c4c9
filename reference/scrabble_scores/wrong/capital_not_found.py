"""Searches a capital with find, which gives -1 and so the score of the last letter."""


def letter_score(letter, distribution):
    return distribution['abcdefghijklmnopqrstuvwxyz'.find(letter)]


def letter_scores(word, distribution):
    scores = ''
    for char in word:
        if char in '[]()':
            continue
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
        elif char == ']' or char == ')':
            factor = 1
        else:
            factors += str(factor)
    return factors


def word_score(word, distribution):
    total = 0
    for score, factor in zip(letter_scores(word, distribution), multipliers(word)):
        if score == 'X':
            total += 10 * int(factor)
        else:
            total += int(score) * int(factor)
    return total
