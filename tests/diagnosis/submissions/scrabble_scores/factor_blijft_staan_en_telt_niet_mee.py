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
    factoren = ""
    factor = 1
    for teken in woord:
        if teken == "[":
            factor = 2
        if teken == "(":
            factor = 3
        if teken.isalpha():
            factoren += str(factor)
    return factoren

def woordscore(woord, verdeling):
    # som van alle letterscores
    som = 0
    for s in letterscores(woord, verdeling):
        if s != "X":
            som += int(s)
        else:
            som += 10
    return som
