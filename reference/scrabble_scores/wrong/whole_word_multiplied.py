"""Vermenigvuldigt het totaal van het woord met de factor van elke groep."""


def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]


def letterscores(woord, verdeling):
    scores = ''
    for letter in woord:
        if letter.isalpha():
            scores += letterscore(letter, verdeling)
    return scores


def vermenigvuldigers(woord):
    factoren = ''
    factor = 1
    for teken in woord:
        if teken == '[':
            factor = 2
        elif teken == '(':
            factor = 3
        elif teken in '])':
            factor = 1
        else:
            factoren += str(factor)
    return factoren


def woordscore(woord, verdeling):
    totaal = 0
    for score in letterscores(woord, verdeling):
        if score == 'X':
            totaal += 10
        else:
            totaal += int(score)
    for teken in woord:
        if teken == '[':
            totaal *= 2
        elif teken == '(':
            totaal *= 3
    return totaal
