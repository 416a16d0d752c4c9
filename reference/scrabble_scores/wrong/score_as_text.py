"""Returns the score of the word as a text."""


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
    scores = letter_scores(word, distribution)
    factors = multipliers(word)
    total = 0
    for i in range(len(scores)):
        if scores[i] == 'X':
            total += 10 * int(factors[i])
        else:
            total += int(scores[i]) * int(factors[i])
    return str(total)
