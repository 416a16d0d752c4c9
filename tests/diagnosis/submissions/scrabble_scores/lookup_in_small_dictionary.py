def letter_score(letter, distribution):
    if ord(letter) >= 97:
        nr = ord(letter) - 97
    else:
        nr = ord(letter) - 65
    return distribution[nr]

def letter_scores(word,distribution):
    i=0
    lijst=[]
    while i<len(word):
        if word[i] not in '()[]':
            lijst.append(letter_score(word[i],distribution))
        i+=1
    return ''.join(lijst)

def multipliers(word):
    brackets = {"[": "2", "(": "3"}
    factor = "1"
    out = ""
    for sign in word:
        if not sign.isalpha():
            factor = brackets[sign]
        else:
            out += factor
    return out

def word_score(word, distribution):
    total = 0
    f = 1
    for char in word:
        if char == "[":
            f = 2
        elif char == "(":
            f = 3
        elif char in "])":
            f = 1
        else:
            s = distribution[ord(char.upper()) - 65]
            if s == "X":
                total += 10 * f
            else:
                total += int(s) * f
    return total
