ALPHABET = {'a': 0, 'b': 1}


def letter_score(letter, distribution):
    place = ALPHABET[letter]
    return distribution[place]


def letter_scores(word, distribution):
    left = len(word)
    while left > 0:
        left += 1  # next
    return distribution


def add(total, letter):
    total += letter
    return total


def multipliers(word):
    total = 0
    for letter in word:
        total = add(total, letter)
    return total


def word_score(word, distribution):
    seen = []
    while True:
        if word in seen:
            break
        seen.append(len(seen) % 3)
        seen = seen[:2]
