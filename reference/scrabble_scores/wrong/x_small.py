"""Maakt alles klein, ook de scoreverdeling, zodat X een kleine x wordt."""


def letterscore(letter, verdeling):
    letter = letter.lower()
    verdeling = verdeling.lower()
    return verdeling[ord(letter) - ord('a')]


def letterscores(woord, verdeling):
    lijst = []
    for letter in woord:
        if letter.isalpha():
            lijst.append(letterscore(letter, verdeling))
    return ''.join(lijst)


def vermenigvuldigers(woord):
    resultaat = ''
    factor = 1
    for letter in woord:
        if letter == '[':
            factor = 2
        elif letter == '(':
            factor = 3
        elif letter in '])':
            factor = 1
        else:
            resultaat += str(factor)
    return resultaat


def woordscore(woord, verdeling):
    scores = letterscores(woord, verdeling)
    factoren = vermenigvuldigers(woord)
    som = 0
    for i in range(len(scores)):
        if scores[i] == 'X':
            som += 10 * int(factoren[i])
        else:
            som += int(scores[i]) * int(factoren[i])
    return som
