def letterscore(letter, verdeling):
    return verdeling[ord(letter.lower()) - ord('a')]


assert letterscore('b', '123') == 2


def letterscores(woord, verdeling):
    return ''
