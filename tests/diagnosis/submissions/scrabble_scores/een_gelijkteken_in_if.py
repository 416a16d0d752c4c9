def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]

def letterscores(woord, verdeling):
    resultaat = ''
    for teken in woord:
        if teken.isalpha():
            resultaat += letterscore(teken, verdeling)
    return resultaat

def vermenigvuldigers(woord):
    f = '1'
    res = ''
    for c in woord:
        if c = '[':
            f = '2'
        elif c = '(':
            f = '3'
        elif c in '])':
            f = '1'
        else:
            res += f
    return res

def woordscore(woord, verdeling):
    som = 0
    for score, factor in zip(letterscores(woord, verdeling), vermenigvuldigers(woord)):
        if score == "X":
            score = 10
        som = som + int(score) * int(factor)
    return som
