def letter_score(letter, distribution):
    return distribution[ord(letter.lower()) - ord('a')]

def letter_scores(word, distribution):
    scores = ""
    for i in range(len(word)):
        if word[i] != "[" and word[i] != "]" and word[i] != "(" and word[i] != ")":
            scores = scores + letter_score(word[i], distribution)
    return scores

def multipliers(word):
    factor = "1"
    factors = "1"
    for char in word:
        if char == "[":
            factor = "2"
        elif char == "(":
            factor = "3"
        elif char == "]" or char == ")":
            factor = "1"
        else:
            factors += factor
    return factors

def word_score(word, distribution):
    total = 0
    for score, factor in zip(letter_scores(word, distribution), multipliers(word)):
        if score == "X":
            score = 10
        total = total + int(score) * int(factor)
    return total
