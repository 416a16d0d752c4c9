verdeling = '1332142418513113X11114484X'

def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]

def letterscores(woord):
    s = ''
    for letter in woord:
        if letter.isalpha():
            s += letterscore(letter, verdeling)
    return s

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

print(letterscores('shrubbery'))
