"""Modeloplossing van Scrabblescores."""

ALFABET = "abcdefghijklmnopqrstuvwxyz"
FACTOREN = {"[": "2", "(": "3", "]": "1", ")": "1"}


def letterscore(letter: str, verdeling: str) -> str:
    """Geef de letterscore van een letter volgens de scoreverdeling."""
    return verdeling[ALFABET.index(letter.lower())]


def letterscores(woord: str, verdeling: str) -> str:
    """Geef de letterscores van de opeenvolgende letters van een woord in Scrabblenotatie."""
    return "".join(letterscore(teken, verdeling) for teken in woord if teken not in FACTOREN)


def vermenigvuldigers(woord: str) -> str:
    """Geef de factoren van de opeenvolgende letters van een woord in Scrabblenotatie."""
    factor = "1"
    factoren = ""
    for teken in woord:
        if teken in FACTOREN:
            factor = FACTOREN[teken]
        else:
            factoren += factor
    return factoren


def punten(score: str) -> int:
    """Geef het aantal punten dat een letterscore voorstelt."""
    return 10 if score == "X" else int(score)


def woordscore(woord: str, verdeling: str) -> int:
    """Geef de score van een woord in Scrabblenotatie volgens de scoreverdeling."""
    totaal = 0
    for score, factor in zip(letterscores(woord, verdeling), vermenigvuldigers(woord), strict=True):
        totaal += punten(score) * int(factor)
    return totaal
