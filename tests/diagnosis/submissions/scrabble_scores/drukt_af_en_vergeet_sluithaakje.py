def letterscore(letter, verdeling):
    alfabet = "abcdefghijklmnopqrstuvwxyz"
    letter = letter.lower()
    plaats = alfabet.index(letter)
    return verdeling[plaats]

def letterscores(woord, verdeling):
    for haakje in "[]()":
        woord = woord.replace(haakje, "")
    return "".join([letterscore(l, verdeling) for l in woord])

def vermenigvuldigers(woord):
    factor = 1
    for teken in woord:
        if teken == "(":
            factor = 3
        elif teken == "[":
            factor = 2
        elif teken == "]":
            factor = 1
        elif teken.isalpha():
            print(factor, end="")
    print()

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
