ALFABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def letterscore(letter, verdeling):
    return verdeling[ALFABET.index(letter.upper())]


def letterscores(woord, verdeling):
    lijst = []
    for letter in woord.upper():
        if letter in ALFABET:
            lijst.append(letterscore(letter, verdeling))
    return "".join(lijst)


def vermenigvuldigers(woord):
    lijst = []
    factor = "1"
    for teken in woord:
        if teken.isalpha():
            lijst.append(factor)
        elif teken == "[":
            factor = "2"
        elif teken == "(":
            factor = "3"
        else:
            factor = "1"
    return "".join(lijst)


def woordscore(woord, verdeling):
    totaal = 0
    letters = letterscores(woord, verdeling)
    factoren = vermenigvuldigers(woord)
    for i in range(len(letters)):
        # enkel cijfers kun je vermenigvuldigen
        if letters[i].isdigit():
            totaal += int(letters[i]) * int(factoren[i])
    return totaal
