"""Geeft de letterscore als geheel getal terug in plaats van als teken."""


def letterscore(letter, verdeling):
    plaats = ord(letter.upper()) - ord('A')
    if verdeling[plaats] == 'X':
        return 10
    return int(verdeling[plaats])


def letterscores(woord, verdeling):
    resultaat = ''
    for teken in woord:
        if teken.isalpha():
            resultaat += str(letterscore(teken, verdeling))
    return resultaat


def vermenigvuldigers(woord):
    factor = 1
    resultaat = ''
    for teken in woord:
        if teken == '[':
            factor = 2
        elif teken == '(':
            factor = 3
        elif teken in '])':
            factor = 1
        else:
            resultaat += str(factor)
    return resultaat


def woordscore(woord, verdeling):
    factoren = vermenigvuldigers(woord)
    zonder = woord.replace('[', '').replace(']', '').replace('(', '').replace(')', '')
    totaal = 0
    for i, letter in enumerate(zonder):
        totaal += letterscore(letter, verdeling) * int(factoren[i])
    return totaal
