"""Takes the letter x of the word for the X that stands for ten."""


def letter_score(letter, distribution):
    letter = letter.upper()
    if letter == 'X':
        return 'X'
    return distribution[ord(letter) - 65]


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
        elif char == ']' or char == ')':
            factor = 1
        else:
            factors += str(factor)
    return factors


def word_score(word, distribution):
    scores = letter_scores(word, distribution)
    factors = multipliers(word)
    total = 0
    for i in range(len(scores)):
        if scores[i] == 'X':
            points = 10
        else:
            points = int(scores[i])
        total += points * int(factors[i])
    return total
