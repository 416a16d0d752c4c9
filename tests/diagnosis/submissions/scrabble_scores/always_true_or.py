"""Exercise: Scrabble scores"""

letters = "abcdefghijklmnopqrstuvwxyz"


def letter_score(letter, distribution):
    return distribution[letters.index(letter.lower())]


def letter_scores(word, distribution):
    word = word.replace("[", "").replace("]", "").replace("(", "").replace(")", "")
    return "".join([letter_score(letter, distribution) for letter in word])


def multipliers(word):
    times = "1"
    answer = ""
    for letter in word:
        if letter == "[":
            times = "2"
        elif letter == "(":
            times = "3"
        elif letter == "]" or ")":
            times = "1"
        else:
            answer += times
    return answer


def word_score(word, distribution):
    total = 0
    for score, times in zip(letter_scores(word, distribution), multipliers(word)):
        if score == "X":
            total += 10 * int(times)
        else:
            total += int(score) * int(times)
    return total
