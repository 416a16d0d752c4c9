"""The modules that a file asks for are guessed before anything else is done."""

from pathlib import Path

import pytest

from graders.engine.cli.asked import modules


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import random\n", ("random",)),
        ("import os.path, math as m,json\n", ("json", "math", "os")),
        ("def f():\n    from collections import Counter\n", ("collections",)),
        ("from . import mine\nfrom .math import f\nimport mine, numpy\n", ()),
        ("# import\nimport\nfrom\nimport ,\n", ()),
        ("import random\r\nimport math\r\n", ("math", "random")),
        ("x = '''\nimport json\n'''\n", ("json",)),
        ("import caf\u00e9\n", ()),
    ],
)
def test_what_a_file_imports(tmp_path: Path, source: str, found: tuple[str, ...]) -> None:
    """Only modules of the standard library; a text that looks like an import is taken for one."""
    file = tmp_path / "mine.py"
    file.write_text(source, "utf-8", newline="")
    assert modules(["-v", str(file)]) == found


def test_what_is_no_file(tmp_path: Path) -> None:
    """Whoever reads it for real says so."""
    assert (
        modules([])
        == modules(["--lang", "nl"])
        == modules([str(tmp_path), str(tmp_path / "nergens.py")])
        == ()
    )


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_bytes(b"import \xff\xfe, random\nfrom \x00 import x\n")
    assert modules([str(file)]) == ("random",)
