"""What `nakijk check -v` says of the protection: no more is promised, and no more is said to be open, than what is on tells."""

import pytest

from graders.engine.messages.sandbox import protections

OPEN = "; het kan wel nog je bestanden lezen en schrijven, het netwerk gebruiken en je andere programma's stoppen"


@pytest.mark.parametrize(
    ("level", "on", "end"),
    [
        (4, ("landlock", "seccomp"), "; andere processen en het netwerk bestaan er niet eens"),
        (3, ("landlock", "seccomp"), " en alleen de systeemaanroepen die een oplossing nodig heeft"),
        (2, ("seccomp",), "; het kan geen enkel bestand openen"),
        (1, ("landlock",), "; het kan wel nog het netwerk gebruiken en je andere programma's storen"),
        (1, ("session",), OPEN),
        (0, (), OPEN),
    ],
)
def test_what_is_open_at_a_level(level: int, on: tuple[str, ...], end: str) -> None:
    text = protections(level, on).nl
    assert text.startswith(f"niveau {level}, een apart proces met een limiet op de tijd en de uitvoer")
    assert text.endswith(end)
