# Scrabblescores - Amina

def letterscore(letter, verdeling):
    alfabet = 'abcdefghijklmnopqrstuvwxyz'
    positie = alfabet.index(letter.lower())
    return verdeling[positie]


def letterscores(woord, verdeling):
    resultaat = ''
    for teken in woord:
        if teken.isalpha():
            resultaat += letterscore(teken, verdeling)
    return resultaat


def vermenigvuldigers(woord):
    resultaat = ''
    factor = 1
    for teken in woord:
        if teken == '[':
            factor = 2
        elif teken == '(':
            factor = 3
        elif teken == ']' or teken == ')':
            factor = 1
        else:
            resultaat += str(factor)
    return resultaat


def woordscore(woord, verdeling):
    scores = letterscores(woord, verdeling)
    factoren = vermenigvuldigers(woord)
    totaal = 0
    for i in range(len(scores)):
        if scores[i] == 'X':
            punten = 10
        else:
            punten = int(scores[i])
        totaal += punten * int(factoren[i])
    return totaal
