def letterscore(letter, verdeling):
    letter = letter.lower()
    return verdeling[ord(letter) - 97]

def letterscores(woord, verdeling):
    scores = ''
    for letter in woord:
        if letter != '[' and letter != ']' and letter != '(' and letter != ')':
            scores = scores + letterscore(letter, verdeling)
    return scores

def vermenigvuldigers(woord):
    cijfers = ''
    factor = '1'
    for letter in woord:
        if letter == '[':
            factor = '2'
        elif letter == '('
            factor = '3'
        elif letter == ']' or letter == ')':
            factor = '1'
        else:
            cijfers = cijfers + factor
    return cijfers

def woordscore(woord, verdeling):
    som = 0
    scores = letterscores(woord, verdeling)
    cijfers = vermenigvuldigers(woord)
    for i in range(len(scores)):
        if scores[i] == 'X':
            som = som + 10 * int(cijfers[i])
        else:
            som = som + int(scores[i]) * int(cijfers[i])
    return som
