alfabet = 'abcdefghijklmnopqrstuvwxyz'

def letterscore(letter, verdeling):
    return verdeling[alfabet.find(letter.lower())]

def letterscores(woord, verdeling):
    scores = ""
    for i in range(len(woord)):
        if woord[i] != "[" and woord[i] != "]" and woord[i] != "(" and woord[i] != ")":
            scores = scores + letterscore(woord[i], verdeling)
    return scores

def vermenigvuldigers(woord):
    factor = "1"
    uitkomst = ""
    for t in woord:
        if t == "[":
            factor = "2"
        elif t == "(":
            factor = "3"
        elif t == "]":
            factor = "1"
        elif t == ")":
            factor = "1"
        else:
            uitkomst = factor + uitkomst
    return uitkomst

def woordscore(woord, verdeling):
    som = 0
    for score, factor in zip(letterscores(woord, verdeling), vermenigvuldigers(woord)):
        if score == "X":
            score = 10
        som = som + int(score) * int(factor)
    return som
