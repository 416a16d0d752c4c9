def letterscore(letter, verdeling):
    alfabet = "abcdefghijklmnopqrstuvwxyz"
    letter = letter.lower()
    plaats = alfabet.index(letter)
    return verdeling[plaats]

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
    if scores == '':
        return 0
    totaal = 0
    for s, f in zip(scores, factoren):
        if s == 'X':
            totaal += 10 * int(f)
        else:
            totaal += int(s) * int(f)
    # gemiddelde score per letter maal aantal letters
    gemiddelde = round(totaal / len(scores))
    return gemiddelde * len(scores)
