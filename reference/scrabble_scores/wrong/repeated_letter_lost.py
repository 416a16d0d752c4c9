"""Keeps the points in a dict per letter, so that a repeated letter counts only once."""


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
    factor = '1'
    for char in word:
        if char == '[':
            factor = '2'
        elif char == '(':
            factor = '3'
        elif char in '])':
            factor = '1'
        else:
            factors += factor
    return factors


def word_score(word, distribution):
    letters = [char for char in word.lower() if char.isalpha()]
    scores = letter_scores(word, distribution)
    factors = multipliers(word)
    points = {}
    for i in range(len(letters)):
        if scores[i] == 'X':
            points[letters[i]] = 10 * int(factors[i])
        else:
            points[letters[i]] = int(scores[i]) * int(factors[i])
    return sum(points.values())
