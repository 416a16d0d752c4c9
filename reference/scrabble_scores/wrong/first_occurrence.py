"""Zoekt met index waar een letter staat, en vindt zo bij een herhaalde letter altijd de eerste."""


def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]


def letterscores(woord, verdeling):
    scores = ''
    for letter in woord:
        if letter.isalpha():
            scores += letterscore(letter, verdeling)
    return scores


def vermenigvuldigers(woord):
    woord = woord.lower()
    factoren = ''
    for letter in woord:
        if letter.isalpha():
            ervoor = woord[:woord.index(letter)]
            if ervoor.count('[') > ervoor.count(']'):
                factoren += '2'
            elif ervoor.count('(') > ervoor.count(')'):
                factoren += '3'
            else:
                factoren += '1'
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
