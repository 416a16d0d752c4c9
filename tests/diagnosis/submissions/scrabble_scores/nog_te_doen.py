def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]

def letterscores(woord, verdeling):
    scores = ""
    for i in range(len(woord)):
        if woord[i] != "[" and woord[i] != "]" and woord[i] != "(" and woord[i] != ")":
            scores = scores + letterscore(woord[i], verdeling)
    return scores

def vermenigvuldigers(woord):
    pass  # nog te doen

def woordscore(woord, verdeling):
    totaal = 0
    factor = 1
    for teken in woord:
        if teken == "[":
            factor = 2
        elif teken == "(":
            factor = 3
        elif teken in "])":
            factor = 1
        else:
            score = letterscore(teken, verdeling)
            if score == "X":
                totaal += 10 * factor
            else:
                totaal += int(score) * factor
    # hier moet ik het totaal nog teruggeven
