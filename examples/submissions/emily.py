def letter_score(letter, distribution):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    print(distribution[alphabet.find(letter.lower())])


def letter_scores(word, distribution):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    scores = ""
    for letter in word.lower():
        if letter in alphabet:
            scores += distribution[alphabet.find(letter)]
    print(scores)


def multipliers(word):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    result = ""
    factor = 1
    for letter in word.lower():
        if letter == "[":
            factor = 2
        elif letter == "(":
            factor = 3
        elif letter not in alphabet:
            factor = 1
        else:
            result += str(factor)
    print(result)


def word_score(word, distribution):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    total = 0
    factor = 1
    for letter in word.lower():
        if letter == "[":
            factor = 2
        elif letter == "(":
            factor = 3
        elif letter not in alphabet:
            factor = 1
        else:
            score = distribution[alphabet.find(letter)]
            if score == "X":
                total += 10 * factor
            else:
                total += int(score) * factor
    print(total)
