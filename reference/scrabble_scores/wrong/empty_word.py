"""Begint met het eerste teken van het woord, ook als dat er niet is."""


def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]


def letterscores(woord, verdeling):
    scores = ''
    i = 0
    while True:
        if woord[i].isalpha():
            scores += letterscore(woord[i], verdeling)
        i += 1
        if i == len(woord):
            return scores


def vermenigvuldigers(woord):
    if woord[0] == '[':
        factor = 2
    elif woord[0] == '(':
        factor = 3
    else:
        factor = 1
    factoren = ''
    for teken in woord:
        if teken == '[':
            factor = 2
        elif teken == '(':
            factor = 3
        elif teken in '])':
            factor = 1
        else:
            factoren += str(factor)
    return factoren


def woordscore(woord, verdeling):
    totaal = 0
    for score, factor in zip(letterscores(woord, verdeling), vermenigvuldigers(woord)):
        if score == 'X':
            score = 10
        totaal += int(score) * int(factor)
    return totaal
