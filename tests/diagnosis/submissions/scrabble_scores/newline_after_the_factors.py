def letter_score(letter, distribution):
    alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    for i in range(26):
        if alphabet[i] == letter.upper():
            return distribution[i]


def letter_scores(word, distribution):
    result = ''
    for char in word:
        if char.isalpha():
            result += letter_score(char, distribution)
    return result


def multipliers(word):
    text = ""
    factor = "1"
    for c in word:
        if c == "[":
            factor = "2"
        elif c == "(":
            factor = "3"
        elif c in ")]":
            factor = "1"
        else:
            text += factor
    text += "\n"
    return text


def word_score(word, distribution):
    total = 0
    scores = letter_scores(word, distribution)
    factors = multipliers(word)
    for i in range(len(scores)):
        if scores[i] == 'X':
            points = 10
        else:
            points = int(scores[i])
        total += points * int(factors[i])
    return total
