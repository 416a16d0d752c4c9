totaal = 0

def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]

def letterscores(woord, verdeling):
    resultaat = ''
    for teken in woord:
        if teken.isalpha():
            resultaat += letterscore(teken, verdeling)
    return resultaat

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
    global totaal
    scores = letterscores(woord, verdeling)
    factoren = vermenigvuldigers(woord)
    for i in range(len(scores)):
        if scores[i] == "X":
            totaal += 10 * int(factoren[i])
        else:
            totaal += int(scores[i]) * int(factoren[i])
    return totaal

# even testen
print(totaal)
