def letterscore(letter, verdeling):
    if letter == "s":
        return "1"
    elif letter == "Z":
        return "X"
    elif letter == "x":
        return "8"
    elif letter == "a":
        return "6"

def letterscores(woord, verdeling):
    uit = ""
    for l in woord:
        if l.isalpha():
            uit += str(letterscore(l, verdeling))
    return uit

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
