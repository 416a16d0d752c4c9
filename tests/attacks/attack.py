"""What is known of one attack: how it goes about it, what may come of it, and which traces it would leave."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from graders.engine.model import Verdict

MODULES = Path(__file__).parent / "modules"

MARKS = {
    "CANARYDIR": "the path of a folder that must stay empty",
    "CANARY": "the path of a file with a secret, outside that folder: not to be read or changed",
    "BANK": "the path of the file with the bank's cases, which holds a secret too (not in an argument)",
    "SITE": "the path of a folder where Python looks for packages",
    "PORT": "the number of a local TCP port that someone listens to",
    "VICTIM": "the id of a process of the same user that has nothing to do with it",
    "SUP": "the id of the process that supervises the child",
    "SECRET": "the name of an environment variable of the supervisor; its value is a secret",
    "TOKEN": "a word of 12 or more letters and digits, new for each run and no palindrome",
    "COMPILEBOMB": "the text of the attack's `bomb`",
}
"""What stands in a module as `@NAME@`, and what is put in its place. No secret itself is ever put into a module."""


class Group(Enum):
    """What an attack is aimed at, or works through."""

    INTROSPECTION = "introspection"
    VALUES = "values"
    FRAMES = "frames"
    TIME = "time"
    MEMORY = "memory"
    FILES = "files"
    SIGNALS = "signals"
    PROCESSES = "processes"
    NETWORK = "network"
    KERNEL = "kernel"
    OTHERS = "other submissions"
    REPORT = "report"


class Harm(Enum):
    """A trace that an attack leaves when it succeeds, and that must not be there afterwards."""

    BOAST = "the token spelt backwards stands in the report: the attack got what it asked for"
    CANARY = "the canary has another content, mode, owner, time, name, attribute or number of names"
    FOLDER = "the canary folder is not empty, or is gone"
    SECRET = "a secret (of the canary, the bank or the environment) stands in the report"
    VICTIM = "the victim is dead, stopped, or has another priority, affinity or limit"
    SUPERVISOR = "the supervisor is dead, stopped, or has another priority, affinity or limit"
    CONNECTED = "someone connected to the port"
    PROCESS = "a process of the grader is left, or one whose command line or environment holds the token"
    FILE = "a file is left whose name holds the token, or a core file"
    SUBMISSION = "the file that was handed in has changed"
    NEIGHBOUR = "a right submission, graded with or after it by the same grader, is not correct"


@dataclass(frozen=True)
class Attack:
    """One module of `modules/`, and what may come of grading it."""

    stem: str
    """The name of its file, without `.py`."""
    mechanism: str
    """How it goes about it, in a phrase that no other attack has."""
    group: Group
    outcomes: frozenset[Verdict]
    """What the verdict on the function may be."""
    answers: bool = False
    """Whether it computes the right answer beside; without that, "correct" would be a forgery."""
    harms: frozenset[Harm] = frozenset()
    """What it is after; every trace must be absent after every attack."""
    never_in_text: str = ""
    """A regular expression (multi-line) that the report for the terminal, without colours, must not match."""
    never_in_table: str = ""
    """The same for the table of a batch, as CSV."""
    bomb: str = ""
    """What `@COMPILEBOMB@` stands for."""


def filled(attack: Attack, marks: dict[str, str]) -> bytes:
    """Return the source of an attack with its marks filled in.

    Raises:
        KeyError: for a mark of the module that `marks` lacks.
    """
    source = (MODULES / f"{attack.stem}.py").read_bytes()
    for name in MARKS:
        mark = f"@{name}@".encode()
        if mark in source:
            text = attack.bomb if name == "COMPILEBOMB" else marks[name]
            source = source.replace(mark, text.encode())
    return source
