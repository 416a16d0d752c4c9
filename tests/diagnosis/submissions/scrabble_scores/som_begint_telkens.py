def letterscore(letter: str, verdeling: str) -> str:
    return verdeling[ord(letter.upper()) - 65]


def letterscores(woord: str, verdeling: str) -> str:
    scores = ""
    for letter in woord:
        if letter.isalpha():
            scores += letterscore(letter, verdeling)
    return scores


def vermenigvuldigers(woord: str) -> str:
    factoren = ""
    huidige = "1"
    for letter in woord:
        if letter.isalpha():
            factoren += huidige
        elif letter == "[":
            huidige = "2"
        elif letter == "(":
            huidige = "3"
        else:
            huidige = "1"
    return factoren


def woordscore(woord: str, verdeling: str) -> int:
    scores = letterscores(woord, verdeling)
    factoren = vermenigvuldigers(woord)
    som = 0
    for i in range(len(scores)):
        som = 0
        waarde = 10 if scores[i] == "X" else int(scores[i])
        som += waarde * int(factoren[i])
    return som
