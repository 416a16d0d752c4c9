"""What a zygote imports before it forks, so that no worker has to."""

import sys

from .kernel import kernel

TYPE_CHECKING = False  # the zygote does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterable

USUAL = (
    "abc bisect calendar collections collections.abc contextlib copy dataclasses datetime decimal enum fractions functools"
    " heapq io itertools json math operator random re statistics string textwrap time traceback types typing"
)
"""What exercises usually ask for."""

INSIDE = (
    "asyncio.events collections.abc concurrent.futures.thread email.mime.text html.entities html.parser http.cookies"
    " importlib.metadata importlib.resources importlib.util json.tool logging.config logging.handlers os.path unittest.mock"
    " unittest.runner urllib.error urllib.parse urllib.request xml.dom.minidom xml.etree.ElementTree xml.sax"
)
"""Modules inside packages of the standard library that their packages do not import, or only when they are used."""

LEFT_OUT = "antigravity ensurepip idlelib lib2to3 pip pydoc_data sitecustomize this tkinter turtle turtledemo usercustomize venv"
"""What does something when it is imported, or what no solution runs without a screen."""


def preload(usual: bool, asked: "Iterable[str]", opens: bool) -> set[str]:
    """Import what exercises usually ask for and what a submission asks for; all there is when workers may open no file.

    Only modules of the standard library, but for those that do something when they are imported. What this interpreter does not
    have is left out: a build without sqlite3, say.

    Returns:
        The names of all modules that are there now and were not before.
    """
    assert sys.flags.dont_write_bytecode, "nothing may be written beside the standard library"
    before = set(sys.modules)
    known = sys.stdlib_module_names.difference(LEFT_OUT.split())
    wanted = [*(USUAL.split() if usual else ()), *(name for name in asked if name in known)]
    for name in wanted if opens else _everything():
        try:
            __import__(name)
        except Exception:  # noqa: BLE001, S112 (a module of another system, or one that this build lacks a part of)
            continue
    return set(sys.modules) - before


def _everything() -> list[str]:
    left_out = LEFT_OUT.split()
    names = [name for name in sorted(sys.stdlib_module_names) if not name.startswith(("_test", "_xx", "xx"))]
    # What a module is made of comes after it: `_asyncio` on its own would leave `asyncio` with only a part of it.
    names.sort(key=lambda name: name.startswith("_"))
    folder = __import__("encodings").__path__[0]
    encodings = [f"encodings.{file[:-3]}" for file in kernel.listdir(folder) if file.endswith(".py")]
    return [*(name for name in names if name not in left_out), *INSIDE.split(), *encodings]
