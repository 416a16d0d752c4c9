"""Verdubbelt bij beide soorten haakjes."""


def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]


def letterscores(woord, verdeling):
    scores = ''
    for teken in woord:
        if teken.isalpha():
            scores += letterscore(teken, verdeling)
    return scores


def vermenigvuldigers(woord):
    factoren = ''
    factor = '1'
    for teken in woord:
        if teken in '[(':
            factor = '2'
        elif teken in '])':
            factor = '1'
        else:
            factoren += factor
    return factoren


def woordscore(woord, verdeling):
    totaal = 0
    for score, factor in zip(letterscores(woord, verdeling), vermenigvuldigers(woord)):
        if score == 'X':
            score = 10
        totaal += int(score) * int(factor)
    return totaal
