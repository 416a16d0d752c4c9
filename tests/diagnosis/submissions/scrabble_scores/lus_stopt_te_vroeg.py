# Scrabblescores - deel 1
def letterscore(letter, verdeling):
    alfabet = "abcdefghijklmnopqrstuvwxyz"
    letter = letter.lower()
    plaats = alfabet.index(letter)
    return verdeling[plaats]


def letterscores(woord, verdeling):
    resultaat = ''
    for teken in woord:
        if teken.isalpha():
            resultaat += letterscore(teken, verdeling)
    return resultaat


# deel 2
def vermenigvuldigers(woord):
    factoren = ''
    factor = '1'
    i = 0
    while i < len(woord) - 1:
        if woord[i] == '[':
            factor = '2'
        elif woord[i] == '(':
            factor = '3'
        elif woord[i] == ']' or woord[i] == ')':
            factor = '1'
        else:
            factoren = factoren + factor
        i = i + 1
    return factoren


def woordscore(woord, verdeling):
    totaal = 0
    scores = letterscores(woord, verdeling)
    factoren = vermenigvuldigers(woord)
    i = 0
    while i <= len(scores):
        punten = scores[i]
        if punten == 'X':
            punten = '10'
        totaal = totaal + int(punten) * int(factoren[i])
        i = i + 1
    return totaal
