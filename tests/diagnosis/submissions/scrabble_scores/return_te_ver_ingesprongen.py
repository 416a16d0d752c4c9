# naam: Jonas V.

def letterscore(letter, verdeling):
    alfabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    for i in range(26):
        if alfabet[i] == letter.upper():
            return verdeling[i]


def letterscores(woord, verdeling):
    scores = ""
    for letter in woord:
        if letter in "[]()":
            continue
        scores += letterscore(letter, verdeling)
        return scores
    return ""


def vermenigvuldigers(woord):
    factor = '1'
    resultaat = ''
    for teken in woord:
        if teken == '[':
            factor = '2'
        elif teken == '(':
            factor = '3'
        elif teken == ']' or teken == ')':
            factor = '1'
        else:
            resultaat += factor
    return resultaat


def woordscore(woord, verdeling):
    som = 0
    for score, factor in zip(letterscores(woord, verdeling), vermenigvuldigers(woord)):
        if score == "X":
            score = 10
        som = som + int(score) * int(factor)
    return som
