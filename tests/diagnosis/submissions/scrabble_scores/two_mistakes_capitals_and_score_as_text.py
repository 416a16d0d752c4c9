alphabet = 'abcdefghijklmnopqrstuvwxyz'

def letter_score(letter, distribution):
    return distribution[alphabet.index(letter)]

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
        if char == '[':
            factor = '2'
        elif char == '(':
            factor = '3'
        elif char == ']' or char == ')':
            factor = '1'
        else:
            result += factor
    return result

def word_score(word, distribution):
    scores = letter_scores(word.lower(), distribution)
    factors = multipliers(word)
    total = 0
    for i in range(len(scores)):
        if scores[i] == 'X':
            points = 10
        else:
            points = int(scores[i])
        total += points * int(factors[i])
    return str(total)
