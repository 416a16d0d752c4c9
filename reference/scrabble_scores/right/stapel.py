"""Legt open haakjes op een stapel en werkt met een while-lus."""

DUBBEL = "["
DRIEDUBBEL = "("


def letterscore(letter: str, verdeling: str) -> str:
    """Loop door de verdeling en het alfabet tegelijk."""
    for kandidaat, score in zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", verdeling, strict=True):
        if kandidaat == letter.upper():
            return score
    return ""


def factor_van(stapel: list[str]) -> int:
    """Bepaal de factor uit de haakjes die openstaan."""
    factor = 1
    for haakje in stapel:
        if haakje == DUBBEL:
            factor *= 2
        elif haakje == DRIEDUBBEL:
            factor *= 3
    return factor


def ontleed(woord: str) -> list[tuple[str, int]]:
    """Geef elke letter samen met de factor ervan."""
    paren = []
    stapel: list[str] = []
    plaats = 0
    while plaats < len(woord):
        teken = woord[plaats]
        if teken in (DUBBEL, DRIEDUBBEL):
            stapel.append(teken)
        elif teken.isalpha():
            paren.append((teken, factor_van(stapel)))
        else:
            stapel.pop()
        plaats += 1
    return paren


def letterscores(woord: str, verdeling: str) -> str:
    """Neem van elk paar de letter."""
    return "".join([letterscore(letter, verdeling) for letter, _ in ontleed(woord)])


def vermenigvuldigers(woord: str) -> str:
    """Neem van elk paar de factor."""
    return "".join([str(factor) for _, factor in ontleed(woord)])


def woordscore(woord: str, verdeling: str) -> int:
    """Vermenigvuldig de punten van elk paar met de factor ervan."""
    totaal = 0
    for letter, factor in ontleed(woord):
        score = letterscore(letter, verdeling)
        if score == "X":
            totaal += 10 * factor
        else:
            totaal += int(score) * factor
    return totaal
