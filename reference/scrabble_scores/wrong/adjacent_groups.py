"""Takes the character after a closing bracket for a letter, also when the next group starts there."""


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
    i = 0
    while i < len(word):
        if word[i] == '[':
            i += 1
            while word[i] != ']':
                factors += '2'
                i += 1
            i += 1
        if i < len(word) and word[i] == '(':
            i += 1
            while word[i] != ')':
                factors += '3'
                i += 1
            i += 1
        if i < len(word):
            factors += '1'
            i += 1
    return factors


def word_score(word, distribution):
    scores = letter_scores(word, distribution)
    factors = multipliers(word)
    total = 0
    for i in range(len(scores)):
        points = 10 if scores[i] == 'X' else int(scores[i])
        total += points * int(factors[i])
    return total
