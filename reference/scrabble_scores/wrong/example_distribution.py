"""Uses the distribution of the examples, whatever distribution is passed."""

SCORES = '1332142418513113X11114484X'


def letter_score(letter, distribution):
    return SCORES[ord(letter.lower()) - ord('a')]


def letter_scores(word, distribution):
    return ''.join(letter_score(c, distribution) for c in word if c.isalpha())


def multipliers(word):
    result = ''
    factor = '1'
    for c in word:
        if c == '[':
            factor = '2'
        elif c == '(':
            factor = '3'
        elif c in '])':
            factor = '1'
        else:
            result += factor
    return result


def word_score(word, distribution):
    total = 0
    factors = multipliers(word)
    for i, score in enumerate(letter_scores(word, distribution)):
        if score == 'X':
            total += 10 * int(factors[i])
        else:
            total += int(score) * int(factors[i])
    return total
