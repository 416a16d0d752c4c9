"""What is said of the sandbox itself: its own failure, and what it protects."""

from _collections_abc import Sequence

from graders.engine.text import Text

NO_CHILD = Text(
    nl="het proces dat je code moet uitvoeren, kon niet gestart worden",
    en="the process that has to run your code could not be started",
)

_PARTS = {
    "session": Text(nl="een eigen sessie", en="a session of its own"),
    "memory": Text(nl="een limiet op het geheugen", en="a limit on memory"),
    "cpu": Text(nl="een limiet op de rekentijd", en="a limit on CPU time"),
    "files": Text(nl="een limiet op de grootte van bestanden", en="a limit on the size of files"),
    "processes": Text(nl="geen andere processen", en="no other processes"),
    "desktop": Text(
        nl="geen toegang tot klembord of andere vensters", en="no access to the clipboard or other windows"
    ),
    "privileges": Text(nl="geen extra rechten", en="no extra rights"),
    "landlock": Text(
        nl="alleen de bestanden van Python en van de oefening",
        en="only the files of Python and of the exercise",
    ),
    "seccomp": Text(
        nl="alleen de systeemaanroepen die een oplossing nodig heeft",
        en="only the system calls that a solution needs",
    ),
}

_PROTECTIONS = Text(
    nl="niveau {level}, een apart proces met {parts}{rest}",
    en="level {level}, a separate process with {parts}{rest}",
)

_REST = {
    4: Text(
        nl="; andere processen en het netwerk bestaan er niet eens",
        en="; other processes and the network do not even exist there",
    ),
    3: Text(nl="", en=""),
    2: Text(nl="; het kan geen enkel bestand openen", en="; it cannot open any file"),
}

_OPEN = Text(
    nl="; het kan wel nog je bestanden lezen en schrijven, het netwerk gebruiken en je andere programma's stoppen",
    en="; it can still read and write your files, use the network and end your other programs",
)

_OPEN_BUT_FILES = Text(
    nl="; het kan wel nog het netwerk gebruiken en je andere programma's storen",
    en="; it can still use the network and disturb your other programs",
)

_WALL_ONLY = Text(nl="een limiet op de tijd en de uitvoer", en="a limit on time and output")


def protections(level: int, on: Sequence[str]) -> Text:
    """Say which protections are on: the words that the child reported, those unknown left out."""
    parts = [_WALL_ONLY, *(_PARTS[word] for word in on if word in _PARTS)]
    listed = Text(*(_listed([part.pick(language) for part in parts], word) for language, word in _AND))
    is_open = _OPEN_BUT_FILES if "landlock" in on else _OPEN
    return _PROTECTIONS.fill(level=level, parts=listed, rest=_REST.get(level, is_open))


_AND = (("nl", "en"), ("en", "and"))


def _listed(parts: Sequence[str], last: str) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {last} {parts[-1]}"
