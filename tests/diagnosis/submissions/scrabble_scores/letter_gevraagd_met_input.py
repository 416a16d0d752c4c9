def letterscore(letter, verdeling):
    letter = input('Geef een letter: ')
    plaats = ord(letter.lower()) - ord('a')
    return verdeling[plaats]


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
    # alles in een keer, zonder de andere functies
    som = 0
    f = 1
    for teken in woord:
        if teken == "[":
            f = 2
        elif teken == "(":
            f = 3
        elif teken in "])":
            f = 1
        else:
            s = verdeling[ord(teken.upper()) - 65]
            if s == "X":
                som += 10 * f
            else:
                som += int(s) * f
    return som
