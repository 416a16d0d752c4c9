def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]

def letterscores(woord, verdeling):
    resultaat = ''
    for teken in woord:
        if teken.isalpha():
            resultaat += letterscore(teken, verdeling)
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
            resultaat += factor
    return resultaat

def woordscore(woord, verdeling):
    som = 0
    for score, factor in zip(letterscores(woord, verdeling), vermenigvuldigers(woord)):
        if score == "X":
            score = 10
        som = som + int(score) * int(factor)
    return som
