"""Multiplies only the first letter of a group: the one right after the bracket."""


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
    for i in range(len(word)):
        if word[i].isalpha():
            if i > 0 and word[i - 1] == '[':
                factors += '2'
            elif i > 0 and word[i - 1] == '(':
                factors += '3'
            else:
                factors += '1'
    return factors


def word_score(word, distribution):
    scores = letter_scores(word, distribution)
    factors = multipliers(word)
    total = 0
    for i in range(len(scores)):
        points = scores[i]
        if points == 'X':
            points = '10'
        total += int(points) * int(factors[i])
    return total
