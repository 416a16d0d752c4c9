alfabet = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm',
           'n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z']


def letterscore(letter, verdeling):
    # zoek de plaats van de letter in het alfabet
    plaats = alfabet.index(letter)
    return verdeling[plaats]


def letterscores(woord, verdeling):
    haakjes = ['[', ']', '(', ')']
    scores = ''
    for teken in woord:
        if teken not in haakjes:
            scores += letterscore(teken, verdeling)
    return scores


def vermenigvuldigers(woord):
    factor = 1
    factoren = ''
    for teken in woord:
        if teken == '[':
            factor = 2
        elif teken == '(':
            factor = 3
        elif teken == ']':
            factor = 1
        elif teken == ')':
            factor = 1
        else:
            factoren += str(factor)
    return factoren


def woordscore(woord, verdeling):
    scores = letterscores(woord, verdeling)
    factoren = vermenigvuldigers(woord)
    totaal = 0
    for i in range(0, len(scores)):
        score = scores[i]
        if score == 'X':
            score = 10
        totaal = totaal + int(score) * int(factoren[i])
    return totaal
