import math

def letter_score(letter, distribution):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    letter = letter.lower()
    place = alphabet.index(letter)
    return distribution[place]

def letter_scores(word,distribution):
    i=0
    lijst=[]
    while i<len(word):
        if word[i] not in '()[]':
            lijst.append(letter_score(word[i],distribution))
        i+=1
    return ''.join(lijst)

def multipliers(word):
    factor = '1'
    result = ''
    for char in word:
        if char == '[':
            factor = '2'
        elif char == '(':
            factor = '3'
        elif char == ']' or char == ')':
            factor = '1'
        else:
            result += factor
    return result

def word_score(word, distribution):
    s = letter_scores(word, distribution)
    m = multipliers(word)
    total = 0.0
    for i in range(len(s)):
        if s[i] == 'X':
            total += 10.0 * float(m[i])
        else:
            total += float(s[i]) * float(m[i])
    return total


if __name__ == '__main__':
    print(word_score("shrubbery", "1332142418513113X11114484X"))
