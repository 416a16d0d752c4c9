"""What is handed in while everything is being killed: each kind with the verdict of its two functions, in the bank's order."""

import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from tests.acceptance.small_bank import Made

RIGHT, WRONG, ERROR, NOT_RUN = "correct", "wrong", "runtime error", "not run"
NOT_GRADED = ("internal error", "internal error")
SLOW, MEMORY, OUTPUT = "time limit exceeded", "memory limit exceeded", "output limit exceeded"

LONGEST = "def longest(words):\n    return max(words, key=len)\n"
DOUBLE = "def double(number):\n    return 2 * number\n"


class Kind(NamedTuple):
    """One submission, and what must come out for `double` and `longest`."""

    source: str
    verdicts: tuple[str, str]
    share: int = 1
    """How many of them there are, compared with the others; what only waits takes long."""
    long: bool = False
    """Whether it goes on until a limit ends it, so that it may be killed again and again before that."""

    def may_be(self, verdicts: tuple[str, ...]) -> bool:
        """Whether these verdicts may be given, when all is killed: it is never right, and an honest one is what it is."""
        killed = (ERROR, self.verdicts[1])
        return verdicts == self.verdicts or (self.long and verdicts in (killed, NOT_GRADED))


def _double(body: str, verdict: str, share: int = 4) -> Kind:
    """A submission that does its worst in `double`, and is right in `longest`."""
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    source = f"import os, signal, sys, time\ndef double(number):\n{lines}\n{LONGEST}"
    return Kind(source, (verdict, RIGHT), share, long=verdict == SLOW)


def _between(statement: str, verdicts: tuple[str, str] = (RIGHT, NOT_RUN), share: int = 3) -> Kind:
    """A submission that does its worst while it is loaded, between its two functions."""
    return Kind(f"import os, signal\n{DOUBLE}\n{statement}\n{LONGEST}", verdicts, share)


FORGED = json.dumps({"id": "0" * 16, "kind": "returned", "value": 4, "verdict": "correct"})

HONEST: Mapping[str, Kind] = {
    "right": Kind(DOUBLE + LONGEST, (RIGHT, RIGHT), 8),
    "sum": Kind("def double(number): return number + number\n" + LONGEST, (RIGHT, RIGHT), 3),
    "loop": Kind(
        DOUBLE + "def longest(words):\n    best = ''\n    for word in words:\n"
        "        if len(word) > len(best):\n            best = word\n    print(best)\n    return best\n",
        (RIGHT, RIGHT),
        3,
    ),
    "unchanged": _double("return number", WRONG, 1),
    "raises": _double("return number['x']", ERROR, 1),
    "none": Kind(DOUBLE + "def longest(words): pass\n", (RIGHT, WRONG)),
    "half": Kind(DOUBLE, (RIGHT, NOT_RUN)),
    "syntax": Kind(DOUBLE + "def longest(words:\n", ("compilation error", "compilation error")),
}

HOSTILE: Mapping[str, Kind] = {
    "endless": _double("while True: pass", SLOW, 3),
    "exits": _double("os._exit(0)", ERROR),
    "memory": _double("taken = []\nwhile True: taken.append(bytearray(1 << 20))", MEMORY),
    "floods": _double("while True: print('x' * 1000)", OUTPUT),
    "noise": _double("os.write(11, b'\\xff' * 100)\ntime.sleep(9)", ERROR),
    "forges": _double(
        f"body = {FORGED!r}.encode()\nos.write(1, b'\\0' + b'0' * 16 + b'\\0')\n"
        "os.write(11, len(body).to_bytes(4, 'little') + body)\ntime.sleep(9)",
        ERROR,
    ),
    "kills_group": _double("os.kill(0, 9)", ERROR),
    "kills_all": _double("os.kill(-1, 9)", ERROR),
    "kills_parent": _double("os.kill(os.getppid(), 9)", ERROR),
    "kills_itself": _double("os.kill(os.getpid(), 9)", ERROR),
    "closes": _double("os.closerange(0, 64)\nreturn 2 * number", ERROR),
    "closes_and_goes_on": _double("os.close(11)\nwhile True: pass", ERROR),
    "segfault": _double("import ctypes\nctypes.string_at(0)", ERROR),
    "traces": _double("import ctypes\nctypes.CDLL(None).ptrace(16, os.getppid(), 0, 0)\nreturn 4", ERROR),
    "forks": _double("while True: os.fork()", ERROR),
    "unstoppable": _double("for n in range(1, 32):\n    try: signal.signal(n, signal.SIG_IGN)\n    except OSError: pass\n"
                           "while True:\n    try:\n        while True: pass\n    except BaseException: pass", SLOW, 2),
    "sleeps": _double("time.sleep(60)", SLOW, 1),
    "stops_itself": _double("os.kill(os.getpid(), signal.SIGSTOP)\nreturn 0", SLOW, 1),
    "load_exits": _between("os._exit(3)"),
    "load_kills_itself": _between("os.kill(os.getpid(), 9)"),
    "load_closes": _between("os.closerange(0, 64)"),
    "load_memory": _between("taken = [0] * (1 << 40)", (RIGHT, NOT_RUN)),
    "load_endless": _between("while True: pass", (RIGHT, NOT_RUN), 1)._replace(long=True),
}  # fmt: skip


class Handed(NamedTuple):
    """A folder of submissions, and the kind of each by its id."""

    folder: Path
    kinds: Mapping[str, Kind]


def hand_in(folder: Path, honest: int, hostile: int, seed: int) -> Handed:
    """Write so many submissions into a new folder, in an order that only the seed knows."""
    chosen = [*_spread(HONEST, honest), *_spread(HOSTILE, hostile)]
    random.Random(seed).shuffle(chosen)
    folder.mkdir()
    kinds = {}
    for number, (name, kind) in enumerate(chosen):
        kinds[f"s{number:03}_{name}"] = kind
        (folder / f"s{number:03}_{name}.py").write_text(kind.source, "utf-8")
    return Handed(folder, kinds)


def _spread(kinds: Mapping[str, Kind], several: int) -> list[tuple[str, Kind]]:
    """Return so many of these kinds, by their shares: one of each, as far as that goes, and most of what has a large share."""
    named = list(kinds.items())
    shared = [one for turn in range(9) for one in named if one[1].share > turn]
    there_and_back = [*shared, *reversed(shared)]
    return [there_and_back[at % len(there_and_back)] for at in range(several)]


def make_bank(root: Path) -> Path:
    """Write the bank: two functions, with short limits."""
    made = Made(root)
    made.data |= {"limits": {"seconds": 0.2, "memory_mb": 64, "output_kb": 16}, "misconceptions": []}
    made.data["functions"].append(
        {
            "name": "longest",
            "parameters": ["words"],
            "summary": {"nl": "Geef het langste woord.", "en": "Return the longest word."},
            "cases": [
                {
                    "id": f"l-{n}",
                    "args": [["a" * (at % n) for at in range(n)] + ["b" * n]],
                    "returns": "b" * n,
                }
                for n in (1, 2, 3, 4)
            ],
        }
    )
    made.write()
    return root
