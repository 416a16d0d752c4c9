def letter_score(letter, distribution):
    alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    for i in range(26):
        if alphabet[i] == letter.upper():
            return distribution[i]


def letter_scores(word, distribution):
    result = ''
    for char in word:
        if char.isalpha():
            result += letter_score(char, distribution)
    return result


def multipliers(word):
    # TODO not sure how to do this in general
    if word == "E[Q]U(I)N[O]X":
        return "1213121"
    if word == "e[XT]ra(VAG)an[Z]a":
        return "122113331121"
    if word == "[o](m)":
        return "23"
    return "1" * len(word)


def word_score(word, distribution):
    total = 0
    scores = letter_scores(word, distribution)
    factors = multipliers(word)
    for i in range(len(scores)):
        if scores[i] == 'X':
            points = 10
        else:
            points = int(scores[i])
        total += points * int(factors[i])
    return total
