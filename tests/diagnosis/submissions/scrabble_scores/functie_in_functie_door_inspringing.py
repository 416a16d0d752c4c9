def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]


def letterscores(woord, verdeling):
    resultaat = ''
    for teken in woord:
        if teken.isalpha():
            resultaat += letterscore(teken, verdeling)
    return resultaat


def vermenigvuldigers(woord):
    factor = '1'
    resultaat = ''
    for teken in woord:
        if teken == '[':
            factor = '2'
        elif teken == '(':
            factor = '3'
        elif teken in ')]':
            factor = '1'
        else:
            resultaat += factor
    return resultaat

    def woordscore(woord, verdeling):
        totaal = 0
        scores = letterscores(woord, verdeling)
        factoren = vermenigvuldigers(woord)
        for i in range(len(scores)):
            if scores[i] == 'X':
                totaal += 10 * int(factoren[i])
            else:
                totaal += int(scores[i]) * int(factoren[i])
        return totaal
