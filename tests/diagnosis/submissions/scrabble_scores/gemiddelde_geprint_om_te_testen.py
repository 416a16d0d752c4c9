def letterscore(letter, verdeling):
    # hoofdletters beginnen op 65 in ascii, kleine op 97
    if ord(letter) >= 97:
        nr = ord(letter) - 97
    else:
        nr = ord(letter) - 65
    return verdeling[nr]

def letterscores(woord, verdeling):
    resultaat = ''
    for teken in woord:
        if teken.isalpha():
            resultaat += letterscore(teken, verdeling)
    return resultaat

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
        if scores[i] == "X":
            totaal += 10 * int(factoren[i])
        else:
            totaal += int(scores[i]) * int(factoren[i])
    # debug
    print("gemiddeld per letter:", totaal / len(scores))
    return totaal
