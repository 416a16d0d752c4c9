# Scrabblescores

def letterscore(letter, verdeling):
    alfabet = 'abcdefghijklmnopqrstuvwxyz'
    plaats = alfabet.find(letter.lower())
    return verdeling[plaats]

def letterscores(woord, verdeling):
    scores = ''
    for teken in woord:
        if teken not in '[]()':
            scores += letterscore(teken, verdeling)
    return scores

def vermenigvuldigers(woord):
    resultaat = ''
    factor = 1
    for i in range(0, len(woord) - 1):
        if woord[i] == '[':
            factor = 2
        elif woord[i] == '(':
            factor = 3
        elif woord[i] == ']' or woord[i] == ')':
            factor = 1
        else:
            resultaat = resultaat + str(factor)
    return resultaat

def woordscore(woord, verdeling):
    punten = letterscores(woord, verdeling)
    maal = vermenigvuldigers(woord)
    som = 0
    for i in range(len(punten)):
        if punten[i] == 'X':
            som += 10 * int(maal[i])
        else:
            som += int(punten[i]) * int(maal[i])
    return som
