def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]

def letterscores(woord,verdeling):
    i=0
    lijst=[]
    while i<len(woord):
        if woord[i] not in '()[]':
            lijst.append(letterscore(woord[i],verdeling))
        i+=1
    return ''.join(lijst)

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

def word_score(woord, verdeling):
    totaal = 0
    scores = letterscores(woord, verdeling)
    factoren = vermenigvuldigers(woord)
    for i in range(len(scores)):
        if scores[i] == 'X':
            totaal += 10*int(factoren[i])
        else:
            totaal += int(scores[i])*int(factoren[i])
    return totaal
