totaal = 0

def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]

def letterscores(woord, verdeling):
    for haakje in "[]()":
        woord = woord.replace(haakje, "")
    return "".join([letterscore(l, verdeling) for l in woord])

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
    for i in range(len(scores)):
        if scores[i] == 'X':
            totaal = totaal + 10 * int(factoren[i])
        else:
            totaal = totaal + int(scores[i]) * int(factoren[i])
    return totaal
