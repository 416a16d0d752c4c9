"""Vermenigvuldigt alleen de letters vlak naast een haakje, dus niet het midden van een groep."""


def letterscore(letter, verdeling):
    return verdeling[ord(letter.upper()) - ord('A')]


def letterscores(woord, verdeling):
    scores = ''
    for teken in woord:
        if teken.isalpha():
            scores += letterscore(teken, verdeling)
    return scores


def vermenigvuldigers(woord):
    factoren = ''
    for i, teken in enumerate(woord):
        vorige = woord[i - 1:i]
        volgende = woord[i + 1:i + 2]
        if teken in '[]()':
            continue
        if vorige == '[' or volgende == ']':
            factoren += '2'
        elif vorige == '(' or volgende == ')':
            factoren += '3'
        else:
            factoren += '1'
    return factoren


def woordscore(woord, verdeling):
    totaal = 0
    scores = letterscores(woord, verdeling)
    factoren = vermenigvuldigers(woord)
    for i in range(len(scores)):
        if scores[i] == 'X':
            totaal += 10 * int(factoren[i])
        else:
            totaal += int(scores[i]) * int(factoren[i])
    return totaal
