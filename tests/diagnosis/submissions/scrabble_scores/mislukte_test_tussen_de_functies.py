def letterscore(letter, verdeling):
    alfabet = "abcdefghijklmnopqrstuvwxyz"
    letter = letter.lower()
    plaats = alfabet.index(letter)
    return verdeling[plaats]

def letterscores(woord, verdeling):
    resultaat = ''
    for teken in woord:
        if teken.isalpha():
            resultaat += letterscore(teken, verdeling)
    return resultaat

# mijn testen
assert letterscore("s", "1332142418513113X11114484X") == 1
assert letterscores("shrubbery", "1332142418513113X11114484X") == "141133114"

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
    som = 0
    for score, factor in zip(letterscores(woord, verdeling), vermenigvuldigers(woord)):
        if score == "X":
            score = 10
        som = som + int(score) * int(factor)
    return som
