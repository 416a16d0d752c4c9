"""Zet elke letterscore om met int, ook de X."""


def letterscore(letter, verdeling):
    return verdeling['abcdefghijklmnopqrstuvwxyz'.index(letter.lower())]


def letterscores(woord, verdeling):
    scores = ''
    for letter in woord:
        if letter.isalpha():
            scores += letterscore(letter, verdeling)
    return scores


def vermenigvuldigers(woord):
    factoren = ''
    factor = '1'
    for letter in woord:
        if letter == '[':
            factor = '2'
        elif letter == '(':
            factor = '3'
        elif letter == ']' or letter == ')':
            factor = '1'
        else:
            factoren += factor
    return factoren


def woordscore(woord, verdeling):
    scores = letterscores(woord, verdeling)
    factoren = vermenigvuldigers(woord)
    totaal = 0
    for i in range(len(scores)):
        totaal += int(scores[i]) * int(factoren[i])
    return totaal
