ALPHABET = "abcdefghijklmnopqrstuvwxyz"

def letter_score(letter, distribution):
    return distribution[ALPHABET.index(letter.lower())]

def letter_scores(word,distribution):
    i=0
    lijst=[]
    while i<len(word):
        if word[i] not in '()[]':
            lijst.append(letter_score(word[i],distribution))
        i+=1
    return ''.join(lijst)

def multipliers(word):
    factors = ""
    dubbel = False
    driedubbel = False
    for i in range(0, len(word)):
        c = word[i]
        if c == "[":
            dubbel = True
        elif c == "]":
            dubbel = False
        elif c == "(":
            driedubbel = True
        elif c == ")":
            driedubbel = False
        else:
            if dubbel == True:
                factors = factors + "2"
            elif driedubbel == True:
                factors = factors + "3"
            else:
                factors = factors + "1"
    return factors

def word_score(word, distribution):
    total = 1
    scores = letter_scores(word, distribution)
    mults = multipliers(word)
    for k in range(len(scores)):
        if scores[k] == "X":
            value = 10
        else:
            value = int(scores[k])
        total = total + value * int(mults[k])
    return total
