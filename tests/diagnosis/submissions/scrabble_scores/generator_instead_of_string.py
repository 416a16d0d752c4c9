def letter_score(letter, distribution):
    return distribution[ord(letter.lower()) - ord('a')]


def letter_scores(word, distribution):
    return (letter_score(c, distribution) for c in word if c.isalpha())


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
    for score, factor in zip(letter_scores(word, distribution), multipliers(word)):
        if score == "X":
            score = 10
        total = total + int(score) * int(factor)
    return total
