def letterscore(letter, verdeling):
    alfabet = "abcdefghijklmnopqrstuvwxyz"
    kleine_letter = letter.lower()
    index = alfabet.index(kleine_letter)
    return verdeling[index]


def letterscores(woord, verdeling):
    resultaat = ""
    for letter in woord:
        if letter != "[" and letter != "]" and letter != "(" and letter != ")":
            resultaat += letterscore(letter, verdeling)
    return resultaat


def vermenigvuldigers(woord):
    getal = 0
    factor = 1
    for letter in woord:
        if letter == "[":
            factor = 2
        elif letter == "(":
            factor = 3
        elif letter == "]" or letter == ")":
            factor = 1
        else:
            getal = getal * 10 + factor
    return getal


def woordscore(woord, verdeling):
    som = 0
    scores = letterscores(woord, verdeling)
    factoren = str(vermenigvuldigers(woord))
    for i in range(len(scores)):
        if scores[i] == "X":
            punten = 10
        else:
            punten = int(scores[i])
        som += punten * int(factoren[i])
    return som
