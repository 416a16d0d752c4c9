"""Zoekt ook voor de haakjes een letterscore op."""


def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]


def letterscores(woord, verdeling):
    scores = ''
    for letter in woord:
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
        elif teken == ']' or teken == ')':
            factor = 1
        else:
            factoren += str(factor)
    return factoren


def woordscore(woord, verdeling):
    totaal = 0
    for score, factor in zip(letterscores(woord, verdeling), vermenigvuldigers(woord)):
        if score == 'X':
            totaal += 10 * int(factor)
        else:
            totaal += int(score) * int(factor)
    return totaal
