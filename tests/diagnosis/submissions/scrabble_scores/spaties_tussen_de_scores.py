def letterscore(letter, verdeling):
    # hoofdletters beginnen op 65 in ascii, kleine op 97
    if ord(letter) >= 97:
        nr = ord(letter) - 97
    else:
        nr = ord(letter) - 65
    return verdeling[nr]

def letterscores(woord, verdeling):
    lijst = []
    for letter in woord:
        if letter.isalpha():
            lijst.append(letterscore(letter, verdeling))
    return " ".join(lijst)

def vermenigvuldigers(woord):
    factoren = ""
    dubbel = False
    driedubbel = False
    for i in range(0, len(woord)):
        c = woord[i]
        if c == "[":
            dubbel = True
        elif c == "]":
            dubbel = False
        elif c == "(":
            driedubbel = True
        elif c == ")":
            driedubbel = False
        else:
            if dubbel == True:
                factoren = factoren + "2"
            elif driedubbel == True:
                factoren = factoren + "3"
            else:
                factoren = factoren + "1"
    return factoren

def woordscore(woord, verdeling):
    totaal = 0
    scores = letterscores(woord, verdeling).split()   # spaties weg
    factoren = vermenigvuldigers(woord)
    for i in range(0, len(scores)):
        if scores[i] == "X":
            totaal = totaal + 10 * int(factoren[i])
        else:
            totaal = totaal + int(scores[i]) * int(factoren[i])
    return totaal
