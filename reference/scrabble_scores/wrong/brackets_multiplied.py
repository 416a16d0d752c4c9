"""Geeft in vermenigvuldigers ook de haakjes een cijfer."""


def letterscore(letter, verdeling):
    return verdeling[ord(letter.upper()) - ord('A')]


def letterscores(woord, verdeling):
    return ''.join([letterscore(teken, verdeling) for teken in woord if teken.isalpha()])


def vermenigvuldigers(woord):
    factoren = ''
    factor = '1'
    for teken in woord:
        if teken == '[':
            factor = '2'
        elif teken == '(':
            factor = '3'
        elif teken == ']' or teken == ')':
            factor = '1'
        factoren += factor
    return factoren


def woordscore(woord, verdeling):
    scores = letterscores(woord, verdeling)
    factoren = vermenigvuldigers(woord)
    totaal = 0
    for i in range(len(scores)):
        if scores[i] == 'X':
            totaal += 10 * int(factoren[i])
        else:
            totaal += int(scores[i]) * int(factoren[i])
    return totaal
