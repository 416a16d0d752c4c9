def letter_score(letter, distribution):
    index = ord(letter.lower()) - ord("a")
    return distribution[index]


def letter_scores(word, distribution):
    result = ''
    for char in word:
        if char.isalpha():
            result += letter_score(char, distribution)
    return result


def multiplier(word):
    factors = ""
    factor = 1
    for letter in word:
        if letter == "[":
            factor = 2
        elif letter == "(":
            factor = 3
        elif letter in "])":
            factor = 1
        else:
            factors += str(factor)
    return factors


def word_score(word, distribution):
    score = 0
    scores = letter_scores(word, distribution)
    factors = multiplier(word)
    for i in range(len(scores)):
        if scores[i] == "X":
            score += 10 * factors[i]
        else:
            score += int(scores[i]) * int(factors[i])
    return score
