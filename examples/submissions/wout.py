# -*- coding: utf-8 -*-

def letterscore(letter, verdeling):
    letter = letter.lower()
    return verdeling[ord(letter) - ord('a')]

def letterscores(woord, verdeling):
    scores = ''
    for letter in woord:
        if letter.isalpha():
            scores += letterscore(letter, verdeling)
    return scores

def vermenigvuldigers(woord):
    factoren = ''
    factor = 1
    for letter in woord:
        if letter == '[':
            factor = 2
        elif letter == '(':
            factor = 3
        elif letter in '])':
            factor = 1
        else:
            factoren += str(factor)
    return factoren

def woordscore(woord, verdeling):
    totaal = 0
    scores = letterscores(woord, verdeling)
    factoren = vermenigvuldigers(woord)
    for i in xrange(len(scores)):
        score = scores[i]
        if score == 'X':
            score = 10
        totaal += int(score) * int(factoren[i])
    return totaal

verdeling = '1332142418513113X11114484X'
print woordscore('shrubbery', verdeling)
print woordscore('E[Q]U(I)N[O]X', verdeling)
