def letterscore(letter, verdeling):
    alfabet = "abcdefghijklmnopqrstuvwxyz"
    letter = letter.lower()
    plaats = alfabet.index(letter)
    return verdeling[plaats]


def letterscores(woord, verdeling):
    scores = ""
    for i in range(len(woord)):
        if woord[i] != "[" and woord[i] != "]" and woord[i] != "(" and woord[i] != ")":
            scores = scores + letterscore(woord[i], verdeling)
    return scores


def vermenigvuldigers(woord):
    factor = '1'
    resultaat = ''
    for teken in woord:
        if teken == '[':
            factor = '2'
        elif teken == '(':
            factor = '3'
        elif teken == ']' or teken == ')':
            factor = '1'
        else:
            resultaat += factor
    return resultaat


def woordscore(woord, verdeling):
    scores = letterscores(woord, verdeling)
    factoren = vermenigvuldigers(woord)
    totaal = 0
    for i in range(len(scores)):
        if scores[i] == 'X':
            totaal += 10
        else:
            totaal += int(scores[i]) * int(factoren[i])
    return totaal
