def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]


def zonder_haakjes(woord):
    for haakje in '[]()':
        woord = woord.replace(haakje, '')
    return woord


def letterscores(woord, verdeling):
    scores = ''
    for letter in zonder_haakjes(woord):
        scores += letterscore(letter, verdeling)
    return scores


def vermenigvuldigers(woord):
    factoren = ''
    dubbel = False
    driedubbel = False
    for teken in woord:
        if teken == '[':
            dubbel = True
        elif teken == ']':
            dubbel = False
        elif teken == '(':
            driedubbel = True
        elif teken == ')':
            driedubbel = False
        elif dubbel:
            factoren += '2'
        elif driedubbel:
            factoren += '3'
        else:
            factoren += '1'
    return factoren


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


# testen
woord = input('Geef een woord: ')
verdeling = input('Geef een scoreverdeling: ')
print('De score is', woordscore(woord, verdeling))
