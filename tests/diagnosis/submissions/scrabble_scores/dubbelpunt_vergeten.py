def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]

def letterscores(woord, verdeling)
    scores = ''
    for teken in woord:
        if teken.isalpha():
            scores += letterscore(teken, verdeling)
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
    totaal = 0
    scores = letterscores(woord, verdeling)
    factoren = vermenigvuldigers(woord)
    for i in range(len(scores)):
        if scores[i] == 'X':
            punten = 10
        else:
            punten = int(scores[i])
        totaal += punten * int(factoren[i])
    return totaal
