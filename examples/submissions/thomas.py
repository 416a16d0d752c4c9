def letter_score(letter, distribution):
    return distribution["ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(letter.upper())]


def letter_scores(word, distribution):
    scores = ""
    for letter in word:
        if letter in "[]()":
            continue
        scores += letter_score(letter, distribution)
    return scores


def multipliers(word):
    factors = ""
    factor = 1
    for letter in word:
        if letter == "[":
            factor = 2
        elif letter == "(":
            factor = 3
        elif letter == "]" or letter == ")":
            factor = 1
        else:
            factors += str(factor)
    return factors


def word_score(word, distribution):
    total = 0
    factor = 1
    i = 0
    while i < len(word):
        if word[i] == "[":
            factor = 2
        elif word[i] == "(":
            factor = 3
        elif word[i] == "]" or word[i] == ")":
            factor = 1
        else:
            score = letter_score(word[i], distribution)
            if score == "X":
                score = 10
            total += int(score) * factor
            i += 1
    return total
