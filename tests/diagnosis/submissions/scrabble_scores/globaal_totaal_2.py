alfabet = list('abcdefghijklmnopqrstuvwxyz')
haakjes = ['[', ']', '(', ')']
totaal = 0

def letterscore(letter, verdeling):
    for i in range(26):
        if alfabet[i] == letter.lower():
            return verdeling[i]

def letterscores(woord, verdeling):
    s = ''
    for letter in woord:
        if letter in haakjes:
            continue
        s = s + letterscore(letter, verdeling)
    return s

def vermenigvuldigers(woord):
    f = 1
    s = ''
    for letter in woord:
        if letter in haakjes:
            if letter == '[':
                f = 2
            elif letter == '(':
                f = 3
            else:
                f = 1
        else:
            s = s + str(f)
    return s

def woordscore(woord, verdeling):
    global totaal
    scores = letterscores(woord, verdeling)
    factoren = vermenigvuldigers(woord)
    for i in range(len(scores)):
        if scores[i] == 'X':
            totaal = totaal + 10 * int(factoren[i])
        else:
            totaal = totaal + int(scores[i]) * int(factoren[i])
    return totaal
