"""What lies and runs around an attack: a bank, canaries, a right submission, a victim, a port; made before, removed after."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from secrets import token_hex
from typing import Any

from graders.engine.bank.load import load
from graders.engine.bank.places import find_bank
from tests.attacks.users import User

SECONDS = 0.3
"""The limit of a call."""

ARGUMENTS: tuple[list[int], ...] = (
    [3, 1, 2, 3],
    [],
    [5],
    [2, 2, 2],
    [-1, 4, -1, 0],
    [10, 9, 8, 7, 7, 8],
    [100, 1, 100, 50],
    [6, 6, 1, 0, 0, 12],
)
"""Of these the first two are published."""

RIGHT = "def solve(xs):\n    return sorted(set(xs))\n"
WRONG = "def solve(xs):\n    return sorted(xs)\n"

DESCRIPTION = """\
# Distinct

## Rules

1. Every element comes once, the smallest first.

## Examples

```pycon c-0 c-1
>>> solve([3, 1, 2, 3])
[1, 2, 3]
>>> solve([])
[]
```
"""


def bank_of(secret: str) -> dict[str, Any]:
    """Return the bank of `solve`; the secret stands in it where no report shows it: in a hint that fits no submission."""
    return {
        "format": 1,
        "exercise": "solve",
        "title": {"nl": "Verschillend", "en": "Distinct"},
        "requirements": {
            "distinct": {"nl": "elk element komt één keer voor", "en": "every element comes once"}
        },
        "limits": {"seconds": SECONDS},
        "functions": [
            {
                "name": {"nl": "solve", "en": "solve"},
                "parameters": {"nl": ["xs"], "en": ["xs"]},
                "summary": {"nl": "Sorteer de elementen.", "en": "Sort the elements."},
                "cases": [
                    {
                        "id": f"c-{place}",
                        "requirement": "distinct",
                        "args": [xs],
                        "returns": sorted(set(xs)),
                    }
                    for place, xs in enumerate(ARGUMENTS)
                ],
            }
        ],
        "misconceptions": [
            {
                "name": "keeps_all",
                "functions": ["solve"],
                "fails": ["c-0"],
                "hint": {"nl": secret, "en": secret},
            }
        ],
    }


class Stage:
    """A folder with everything that an attack may be after, owned by the user that the grader runs as."""

    def __init__(self, user: User) -> None:
        self.user = user
        self.secrets = {name: f"{name}{token_hex(16)}" for name in ("canary", "bank", "environment")}
        self.variable = f"SECRET{token_hex(4).upper()}"
        self.root = Path(tempfile.mkdtemp(prefix="nakijk-attacks-"))
        self.root.chmod(0o755)
        self.canaries, self.site, self.submissions, self.temporary, self.home = (
            self._folder(name) for name in ("canaries", "site", "submissions", "tmp", "home")
        )
        self.canary = self._file("canary.txt", self.secrets["canary"])
        self.bank = self._bank()
        self.neighbour = self._file("submissions/right.py", RIGHT)
        self.harmless = self._file("submissions/wrong.py", WRONG)
        self.port = socket.create_server(("127.0.0.1", 0))
        self.port.setblocking(False)
        self.victim = self._victim()

    def _folder(self, name: str) -> Path:
        path = self.root / name
        path.mkdir()
        self.user.own(path)
        return path

    def _file(self, name: str, text: str | bytes) -> Path:
        path = self.root / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        self.user.own(path)
        return path

    def _bank(self) -> Path:
        root = self._folder("bank")
        for name in ("bank/testcases", "bank/exercises", "bank/exercises/solve"):
            self._folder(name)
        for language in ("nl", "en"):
            self._file(f"bank/exercises/solve/description.{language}.md", DESCRIPTION)
        self._file("bank/testcases/solve.json", json.dumps(bank_of(self.secrets["bank"])))
        load(find_bank(root), "solve", "en")  # raises when it has a mistake
        return root

    def _victim(self) -> subprocess.Popen[bytes]:
        """Start a process that waits for ever, and ends with us, however we end."""
        return subprocess.Popen(
            ["cat"], stdin=subprocess.PIPE, env={}, start_new_session=True, **self.user.rights
        )

    def hand_in(self, name: str, source: bytes) -> Path:
        """Put a submission where the grader finds it."""
        return self._file(f"submissions/{name}.py", source)

    def marks(self, token: str, supervisor: int) -> dict[str, str]:
        """Return what is filled in for the marks of a module."""
        return {
            "CANARYDIR": str(self.canaries),
            "CANARY": str(self.canary),
            "BANK": str(self.bank / "testcases/solve.json"),
            "SITE": str(self.site),
            "PORT": str(self.port.getsockname()[1]),
            "VICTIM": str(self.victim.pid),
            "SUP": str(supervisor),
            "SECRET": self.variable,
            "TOKEN": token,
        }

    def visited(self) -> bool:
        """Tell whether someone connected to the port since it was asked last."""
        try:
            self.port.accept()[0].close()
        except BlockingIOError:
            return False
        return True

    def clear(self) -> None:
        """Remove everything."""
        self.victim.kill()
        self.victim.communicate()
        self.port.close()
        shutil.rmtree(self.root)
