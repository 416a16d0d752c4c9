"""Begint in de scoreverdeling te tellen vanaf 1, zodat elke letter de score van de volgende krijgt."""


def letterscore(letter, verdeling):
    plaats = ord(letter.lower()) - ord('a') + 1
    return verdeling[plaats]


def letterscores(woord, verdeling):
    scores = ''
    for teken in woord:
        if teken.isalpha():
            scores += letterscore(teken, verdeling)
    return scores


def vermenigvuldigers(woord):
    factoren = ''
    factor = 1
    for teken in woord:
        if teken == '[':
            factor = 2
        elif teken == '(':
            factor = 3
        elif teken == ']' or teken == ')':
            factor = 1
        else:
            factoren += str(factor)
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
