import string


def letter_score(letter, distribution):
    position = string.ascii_lowercase.index(letter.lower())
    return distribution[position]


def letter_scores(word, distribution):
    scores = ''
    for char in word:
        if char.isalpha():
            scores += letter_score(char, distribution)
    return scores


def word_score(word, distribution):
    # the factors are worked out right here
    total = 0
    factor = 1
    for char in word:
        if char == '[':
            factor = 2
        elif char == '(':
            factor = 3
        elif char == ']' or char == ')':
            factor = 1
        else:
            score = letter_score(char, distribution)
            if score == 'X':
                total += 10 * factor
            else:
                total += int(score) * factor
    return total
