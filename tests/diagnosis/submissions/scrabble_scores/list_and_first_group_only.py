def letter_score(letter, distribution):
    return distribution[ord(letter.lower()) - ord('a')]

def letter_scores(word, distribution):
    scores = []
    for char in word:
        if char not in "()[]":
            scores += [letter_score(char, distribution)]
    return scores

def multipliers(word):
    # look where the brackets are
    open2, close2 = word.find("["), word.find("]")
    open3, close3 = word.find("("), word.find(")")
    result = ""
    for i in range(len(word)):
        if word[i] in "[]()":
            pass
        elif i > open2 and i < close2:
            result = result + "2"
        elif i > open3 and i < close3:
            result = result + "3"
        else:
            result = result + "1"
    return result

def word_score(word, distribution):
    total = 0
    for score, factor in zip(letter_scores(word, distribution), multipliers(word)):
        if score == "X":
            score = 10
        total = total + int(score) * int(factor)
    return total
