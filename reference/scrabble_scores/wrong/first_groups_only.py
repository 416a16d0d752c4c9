"""Zoekt met find, en vindt zo van elke soort haakjes alleen de eerste groep."""


def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]


def letterscores(woord, verdeling):
    scores = ''
    for letter in woord:
        if letter.isalpha():
            scores += letterscore(letter, verdeling)
    return scores


def vermenigvuldigers(woord):
    begin2 = woord.find('[')
    einde2 = woord.find(']')
    begin3 = woord.find('(')
    einde3 = woord.find(')')
    factoren = ''
    for i in range(len(woord)):
        if woord[i].isalpha():
            if begin2 < i < einde2:
                factoren += '2'
            elif begin3 < i < einde3:
                factoren += '3'
            else:
                factoren += '1'
    return factoren


def woordscore(woord, verdeling):
    scores = letterscores(woord, verdeling)
    factoren = vermenigvuldigers(woord)
    som = 0
    for i in range(len(scores)):
        if scores[i] == 'X':
            som = som + 10 * int(factoren[i])
        else:
            som = som + int(scores[i]) * int(factoren[i])
    return som
