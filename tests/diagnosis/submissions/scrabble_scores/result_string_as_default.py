def letter_score(letter, distribution):
    return distribution[ord(letter.lower()) - ord('a')]

def letter_scores(word, distribution, scores=[]):
    for char in word:
        if char.isalpha():
            scores.append(letter_score(char, distribution))
    return "".join(scores)

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
