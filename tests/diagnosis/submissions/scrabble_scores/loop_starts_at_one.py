def letter_score(letter, distribution):
    return distribution[ord(letter.lower()) - ord('a')]

def letter_scores(word, distribution):
    result = ""
    for i in range(1, len(word)):
        if word[i].isalpha():
            result += letter_score(word[i], distribution)
    return result

def multipliers(word):
    brackets = {'[': 2, '(': 3, ']': 1, ')': 1}
    factor = 1
    lijst = []
    for c in word:
        if c in brackets:
            factor = brackets[c]
        else:
            lijst.append(str(factor))
    return ''.join(lijst)

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
