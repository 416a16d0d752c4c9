"""What a command says of names cannot steer the terminal, and a command that is shown can be pasted."""

import shutil
import subprocess

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.cli.plain import plain, shell_word

NASTY = "no\x1b[31m it's \\x1b \u202e$(x).py"


@given(st.text())
def test_nothing_steers_the_terminal(text: str) -> None:
    joiners = str.maketrans("", "", "\u200c\u200d")
    assert all(line.translate(joiners).isprintable() for line in plain(text).split("\n"))


def test_lines_and_columns_are_kept() -> None:
    assert plain("één\n\ttwee…\n") == "één\n        twee…\n"


def test_an_ordinary_word_is_quoted_as_usual() -> None:
    assert [shell_word("a.py"), shell_word("my file.py")] == ["a.py", "'my file.py'"]


@pytest.mark.skipif(shutil.which("bash") is None, reason="it is bash that must read it")
def test_bash_reads_the_same_word() -> None:
    word = shell_word(NASTY)
    assert word.isprintable()
    printed = subprocess.run(["bash", "-c", f"printf %s {word}"], capture_output=True, check=True)
    assert printed.stdout.decode() == NASTY
