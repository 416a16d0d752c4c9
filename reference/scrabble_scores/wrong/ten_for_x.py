"""Gives back the text '10' where the character X is asked."""


def letter_score(letter, distribution):
    score = distribution[ord(letter.lower()) - ord('a')]
    if score == 'X':
        return '10'
    return score


def letter_scores(word, distribution):
    scores = ''
    for letter in word:
        if letter.isalpha():
            scores += letter_score(letter, distribution)
    return scores


def multipliers(word):
    factors = ''
    factor = '1'
    for letter in word:
        if letter == '[':
            factor = '2'
        elif letter == '(':
            factor = '3'
        elif letter == ']' or letter == ')':
            factor = '1'
        else:
            factors += factor
    return factors


def word_score(word, distribution):
    letters = [letter for letter in word if letter.isalpha()]
    factors = multipliers(word)
    total = 0
    for i in range(len(letters)):
        total += int(letter_score(letters[i], distribution)) * int(factors[i])
    return total
