def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]


def letterscores(woord, verdeling):
    resultaat = ''
    for teken in woord:
        if teken.isalpha():
            resultaat += letterscore(teken, verdeling)
    return resultaat


def vermenigvuldigers(woord):
    factor = 1
    factoren = ''
    for letter in woord:
        if letter == '[':
            factor = 2
        elif letter == '(':
            factor = 3
        elif letter == ']' or letter == ')':
            factor = 1
        else:
            factoren += str(factor)


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
