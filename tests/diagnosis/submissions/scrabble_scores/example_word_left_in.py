def letter_score(letter, distribution):
    return distribution[ord(letter.lower()) - ord('a')]

def letter_scores(word, distribution):
    result = ''
    for char in word:
        if char.isalpha():
            result += letter_score(char, distribution)
    return result

def multipliers(word):
    word = "E[Q]U(I)N[O]X"
    factors = ""
    n = 1
    for c in word:
        if c == "[":
            n = 2
        elif c == "(":
            n = 3
        elif c == "]" or c == ")":
            n = 1
        else:
            factors += str(n)
    return factors

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
