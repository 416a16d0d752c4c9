"""Geeft lijsten terug waar een tekst gevraagd is."""


def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]


def letterscores(woord, verdeling):
    scores = []
    for letter in woord:
        if letter.isalpha():
            scores.append(letterscore(letter, verdeling))
    return scores


def vermenigvuldigers(woord):
    factoren = []
    factor = 1
    for teken in woord:
        if teken == '[':
            factor = 2
        elif teken == '(':
            factor = 3
        elif teken in '])':
            factor = 1
        else:
            factoren.append(factor)
    return factoren


def woordscore(woord, verdeling):
    scores = letterscores(woord, verdeling)
    factoren = vermenigvuldigers(woord)
    totaal = 0
    for i in range(len(scores)):
        if scores[i] == 'X':
            totaal += 10 * factoren[i]
        else:
            totaal += int(scores[i]) * factoren[i]
    return totaal
