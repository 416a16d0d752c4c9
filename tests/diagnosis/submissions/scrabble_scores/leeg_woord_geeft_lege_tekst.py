def letterscore(letter, verdeling):
    # hoofdletters beginnen op 65 in ascii, kleine op 97
    if ord(letter) >= 97:
        nr = ord(letter) - 97
    else:
        nr = ord(letter) - 65
    return verdeling[nr]

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
    if len(woord) == 0:
        return ''
    t = 0
    a = letterscores(woord, verdeling)
    b = vermenigvuldigers(woord)
    for i in range(len(a)):
        if a[i] == 'X':
            t += 10*int(b[i])
        else:
            t += int(a[i])*int(b[i])
    return t
