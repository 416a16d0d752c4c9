def letter_score(letter, distribution):
    return distribution[ord(letter.lower()) - ord('a')]

def letter_scores(word, distribution):
    result = ''
    for char in word:
        if char.isalpha():
            result += letter_score(char, distribution)
    return result

def multipliers(word):
    number = 0
    factor = 1
    for ch in word:
        if ch == "[":
            factor = 2
        elif ch == "(":
            factor = 3
        elif ch == "]" or ch == ")":
            factor = 1
        else:
            number = number * 10 + factor
    return number

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
