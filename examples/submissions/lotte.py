def letterscore(letter, verdeling):
    """Geef de letterscore van een letter volgens de scoreverdeling."""
    index = ord(letter.upper()) - ord('A')
    return verdeling[index]


def letterscores(woord, verdeling):
    """Geef de letterscores van alle letters van een woord in Scrabblenotatie."""
    scores = ''
    for teken in woord:
        if teken.isalpha():
            scores += letterscore(teken, verdeling)
    return scores


def vermenigvuldigers(woord):
    """Geef de factoren van alle letters van een woord in Scrabblenotatie."""
    factoren = ''
    factor = 1
    for teken in woord:
        if teken == '[':
            factor = 2
        elif teken == '(':
            factor = 3
        elif teken.isalpha():
            factoren += str(factor)
    return factoren


def woordscore(woord, verdeling):
    """Geef de score van een woord in Scrabblenotatie."""
    pass
