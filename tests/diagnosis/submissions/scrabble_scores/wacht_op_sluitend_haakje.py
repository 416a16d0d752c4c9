def letterscore(letter, verdeling):
    alfabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    for i in range(26):
        if alfabet[i] == letter.upper():
            return verdeling[i]

def letterscores(woord, verdeling):
    resultaat = ''
    for teken in woord:
        if teken.isalpha():
            resultaat += letterscore(teken, verdeling)
    return resultaat

def vermenigvuldigers(woord):
    i = 0
    uit = ''
    while i < len(woord):
        if woord[i] == '[':
            i += 1
            while woord[i] != ']':
                uit += '2'
                i += 1
        elif woord[i] == '(':
            i += 1
            while woord[i] != ')':
                uit += '3'
                i += 1
        elif woord[i].isalpha():
            uit += '1'
            i += 1
    return uit

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
