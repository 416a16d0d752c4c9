"""Run as `python -s -P -S -B confined_child.py REQUEST`: confines itself with the worker's own modules, then runs some code.

The modules are loaded by path as a private package, like the worker's boot does. REQUEST is JSON: `folder` (of the modules),
`layers` (in the order in which they are taken on), `read` and `written` (paths), `threads`, `writes`, `opens`, and `code`.
The code's `attempt(name, function, *arguments)` notes what came of a call; all notes are printed as JSON at the end.
"""

import errno
import json
import os
import sys
from collections.abc import Callable
from typing import Any

request = json.loads(sys.argv[1])
path = sys.path[1:] if sys.path[0] == os.path.dirname(__file__) else sys.path[:]  # noqa: PTH120
package = type(sys)("_nakijk")
package.__path__ = [request["folder"]]
sys.modules["_nakijk"] = package

from _nakijk import landlock, linux, places, seccomp  # type: ignore[import-not-found]  # noqa: E402  # found by path

notes: dict[str, str] = {}


def attempt(name: str, function: Callable[..., object], *arguments: object) -> None:
    """Call; note "ok", the name of the system's error, or the class of another exception."""
    try:
        function(*arguments)
    except OSError as error:
        notes[name] = errno.errorcode.get(error.errno or 0, type(error).__name__)
    except Exception as error:  # noqa: BLE001 (whatever it is, it is noted)
        notes[name] = type(error).__name__
    else:
        notes[name] = "ok"


def _landlock() -> None:
    read, listed = places.needed(path)
    linux_rules = landlock.make_ruleset(read + request["read"], listed, request["written"])
    landlock.restrict(linux_rules)
    os.close(linux_rules)


def _seccomp() -> None:
    settings = {name: request[name] for name in ("threads", "writes", "opens")}
    seccomp.install(seccomp.program(linux.machine(), **settings).of(os.getpid()))


LAYERS: dict[str, Callable[[], Any]] = {
    "capabilities": linux.drop_capabilities,
    "privileges": linux.no_new_privileges,
    "landlock": _landlock,
    "seccomp": _seccomp,
}

for layer in request["layers"]:
    LAYERS[layer]()
exec(compile(request["code"], "<code>", "exec"), {"attempt": attempt, "notes": notes, "linux": linux})
sys.stdout.write(json.dumps(notes))
sys.stdout.flush()
