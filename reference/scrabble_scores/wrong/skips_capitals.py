"""Houdt alleen kleine letters over als letters van het woord."""

ALFABET = 'abcdefghijklmnopqrstuvwxyz'


def letterscore(letter, verdeling):
    return verdeling[ALFABET.find(letter.lower())]


def letterscores(woord, verdeling):
    resultaat = ''
    for letter in woord:
        if letter in ALFABET:
            resultaat += letterscore(letter, verdeling)
    return resultaat


def vermenigvuldigers(woord):
    resultaat = ''
    factor = 1
    for letter in woord:
        if letter == '[':
            factor = 2
        if letter == '(':
            factor = 3
        if letter in '])':
            factor = 1
        if letter in ALFABET:
            resultaat += str(factor)
    return resultaat


def woordscore(woord, verdeling):
    totaal = 0
    scores = letterscores(woord, verdeling).replace('X', 'A')
    factoren = vermenigvuldigers(woord)
    for i in range(len(scores)):
        totaal += int(scores[i], 16) * int(factoren[i])
    return totaal
