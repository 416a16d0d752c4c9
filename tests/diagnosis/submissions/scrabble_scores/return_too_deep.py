def letter_score(letter, distribution):
    letter = letter.lower()
    number = ord(letter) - ord('a')
    return distribution[number]


def letter_scores(word, distribution):
    result = ''
    for c in word:
        if c.isalpha():
            result += letter_score(c, distribution)
            return result
    return ''


def multipliers(word):
    result = ''
    square = False
    round_ = False
    for c in word:
        if c == '[':
            square = True
        elif c == ']':
            square = False
        elif c == '(':
            round_ = True
        elif c == ')':
            round_ = False
        elif square:
            result += '2'
        elif round_:
            result += '3'
        else:
            result += '1'
    return result


def word_score(word, distribution):
    score = 0
    a = letter_scores(word, distribution)
    b = multipliers(word)
    for x, y in zip(a, b):
        if x == 'X':
            x = '10'
        score += int(x) * int(y)
    return score
