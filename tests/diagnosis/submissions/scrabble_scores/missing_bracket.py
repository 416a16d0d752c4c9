def letter_score(letter, distribution):
    return distribution[ord(letter.lower()) - ord('a')]

def letter_scores(word, distribution):
    scores = []
    for char in word:
        if char.isalpha():
            scores.append(letter_score(char, distribution)
    return ''.join(scores)

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
    for score, factor in zip(letter_scores(word, distribution), multipliers(word)):
        if score == "X":
            score = 10
        total = total + int(score) * int(factor)
    return total
