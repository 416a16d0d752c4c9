def letterscore(letter, verdeling):
    alfabet = 'abcdefghijklmnopqrstuvwxyz'
    for i in range(len(alfabet)):
        if alfabet[i] == letter.lower():
            return verdelling[i]

def letterscores(woord, verdeling):
    resultaat = ''
    for teken in woord:
        if teken.isalpha():
            resultaat += letterscore(teken, verdeling)
    return resultaat

def vermenigvuldigers(woord):
    haakjes = {'[': 2, '(': 3, ']': 1, ')': 1}
    factor = 1
    lijst = []
    for c in woord:
        if c in haakjes:
            factor = haakjes[c]
        else:
            lijst.append(str(factor))
    return ''.join(lijst)

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
