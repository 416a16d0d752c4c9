# my solution for scrabble

def letter_score(letter, distribution):
    abc = 'abcdefghijklmnopqrstuvwxyz'
    letter = letter.lower()
    distribution = distribution.lower()
    return distribution[abc.index(letter)]

def letter_scores(word, distribution):
    out = ''
    for ch in word:
        if ch in '[(])':
            pass
        else:
            out += letter_score(ch, distribution)
    return out

def multipliers(word):
    out = ''
    m = '1'
    for ch in word:
        if ch == '[':
            m = '2'
        elif ch == ']':
            m = '1'
        elif ch == '(':
            m = '3'
        elif ch != ')':
            out += m
    return out

def word_score(word, distribution):
    scores = letter_scores(word, distribution)
    mult = multipliers(word)
    points = 0
    for i in range(len(scores)):
        if scores[i] == 'X':
            points += 10 * int(mult[i])
        else:
            points += int(scores[i]) * int(mult[i])
    return points
