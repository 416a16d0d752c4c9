"""Prints every result instead of returning it."""


def letter_score(letter, distribution):
    print(distribution[ord(letter.lower()) - ord('a')])


def letter_scores(word, distribution):
    scores = ''
    for char in word:
        if char.isalpha():
            scores += distribution[ord(char.lower()) - ord('a')]
    print(scores)


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
    print(factors)


def word_score(word, distribution):
    total = 0
    factor = 1
    for char in word:
        if char == '[':
            factor = 2
        elif char == '(':
            factor = 3
        elif char in '])':
            factor = 1
        else:
            score = distribution[ord(char.lower()) - ord('a')]
            if score == 'X':
                score = 10
            total += int(score) * factor
    print(total)
