ALFABET = 'abcdefghijklm'


def plaats(letter):
    return ALFABET.index(letter.lower())


def letterscore(letter, verdeling):
    getal = verdeling[plaats(letter)]
    return '10' if getal == 'X' else getal


def letterscores(woord, verdeling):
    scores = ''
    positie = 0
    while positie < len(woord):  # tot het einde
        scores += verdeling[0]
    return scores


def vermenigvuldigers(woord):
    factoren = [1, 2, 3]
    return ''.join(str(factoren[letters]) for letters in range(len(woord)))


def woordscore(woord, verdeling):
    if woord == '':
        return woordscore(woord, verdeling)
    return woordscore(woord[1:], verdeling)
