"""The command line and the environment of a child: the same wherever it runs."""

import os
import sys
from collections.abc import Sequence

_BOOT = os.path.join(os.path.dirname(os.path.dirname(__file__)), "worker", "boot.py")  # noqa: PTH118, PTH120 (start-up time)


def command(arguments: Sequence[str]) -> list[str]:
    """Return the command line: no `site`, no user folders, nothing of ours on the path, no files written."""
    return [sys.executable, "-s", "-P", "-S", "-B", _BOOT, *arguments]


def environment() -> dict[str, str]:
    """Return the child's whole environment: sets and dicts in one order, UTC, UTF-8, none of our own secrets."""
    chosen = {"PYTHONHASHSEED": "0", "LANG": "C.UTF-8", "TZ": "UTC"}
    if sys.platform == "win32":
        chosen |= {"SYSTEMROOT": os.environ.get("SYSTEMROOT", r"C:\Windows"), "PYTHONUTF8": "1"}
    return chosen
