"""Zoekt de groepen met een reguliere expressie en plakt de stukken aan elkaar."""

import re

STUK = re.compile(r"\[(?P<dubbel>[a-z]+)\]|\((?P<driedubbel>[a-z]+)\)|(?P<gewoon>[a-z]+)", re.IGNORECASE)
FACTOR = {"gewoon": 1, "dubbel": 2, "driedubbel": 3}


def stukken(woord: str) -> list[tuple[str, int]]:
    """Splits een woord in stukken met elk hun factor."""
    return [(stuk.group(soort), FACTOR[soort]) for stuk in STUK.finditer(woord) if (soort := stuk.lastgroup)]


def letterscore(letter: str, verdeling: str) -> str:
    """Bereken de plaats van de letter met de tekentabel."""
    return verdeling[ord(letter.upper()) - ord("A")]


def letterscores(woord: str, verdeling: str) -> str:
    """Vis alle letters uit het woord."""
    return "".join(letterscore(letter, verdeling) for letter in re.findall("[A-Za-z]", woord))


def vermenigvuldigers(woord: str) -> str:
    """Herhaal de factor van elk stuk."""
    return "".join(str(factor) * len(letters) for letters, factor in stukken(woord))


def woordscore(woord: str, verdeling: str) -> int:
    """Tel de stukken op, elk met zijn factor."""
    return sum(
        factor * sum("123456789X".index(score) + 1 for score in letterscores(letters, verdeling))
        for letters, factor in stukken(woord)
    )
