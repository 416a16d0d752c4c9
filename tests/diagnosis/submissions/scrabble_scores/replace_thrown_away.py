import string


def letter_score(letter, distribution):
    """score of one letter"""
    return distribution[string.ascii_lowercase.index(letter.lower())]


def letter_scores(word, distribution):
    """scores of all the letters"""
    # first remove the brackets
    word.replace("[", "")
    word.replace("]", "")
    word.replace("(", "")
    word.replace(")", "")
    scores = ""
    for letter in word:
        scores += letter_score(letter, distribution)
    return scores


def multipliers(word):
    """factors of all the letters"""
    factor = "1"
    factors = ""
    for character in word:
        if character == "[":
            factor = "2"
        elif character == "(":
            factor = "3"
        elif character == "]" or character == ")":
            factor = "1"
        else:
            factors += factor
    return factors


def word_score(word, distribution):
    """score of the word"""
    scores = letter_scores(word, distribution)
    factors = multipliers(word)
    total = 0
    for i in range(len(scores)):
        points = scores[i]
        if points == "X":
            points = 10
        total += int(points) * int(factors[i])
    return total
