# Oefening Scrabblescores

def letterscore(letter, verdeling):
    alfabet = "abcdefghijklmnopqrstuvwxyz"
    letter = letter.lower()
    plaats = alfabet.index(letter)
    return verdeling[plaats]

def letterscores(woord, verdeling):
    for letter in woord:
        if letter.isalpha():
            print(letterscore(letter, verdeling))

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
    # alles in een keer, zonder de andere functies
    som = 0
    f = 1
    for teken in woord:
        if teken == "[":
            f = 2
        elif teken == "(":
            f = 3
        elif teken in "])":
            f = 1
        else:
            s = verdeling[ord(teken.upper()) - 65]
            if s == "X":
                som += 10 * f
            else:
                som += int(s) * f
    return som
