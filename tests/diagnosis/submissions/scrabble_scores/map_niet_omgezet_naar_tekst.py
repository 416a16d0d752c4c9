def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]


def letterscores(woord, verdeling):
    for haakje in "[]()":
        woord = woord.replace(haakje, "")
    return "".join([letterscore(l, verdeling) for l in woord])


def vermenigvuldigers(woord):
    factor = 1
    cijfers = []
    for teken in woord:
        if teken == '[': factor = 2
        elif teken == '(': factor = 3
        elif teken in '])': factor = 1
        else: cijfers.append(factor)
    # elk cijfer nog omzetten naar een string
    return map(str, cijfers)


def woordscore(woord, verdeling):
    som = 0
    for score, factor in zip(letterscores(woord, verdeling), vermenigvuldigers(woord)):
        if score == "X":
            score = 10
        som = som + int(score) * int(factor)
    return som
