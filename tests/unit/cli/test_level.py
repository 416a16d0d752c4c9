"""`--require-level` refuses to run anything with less protection, in every command that runs submissions."""

import sys
from pathlib import Path

import pytest

from graders.engine.cli import doctor, grade, verify
from graders.engine.cli.main import run
from graders.engine.sandbox import system as systems
from graders.engine.sandbox.system import posix, use

FILE = "dubbel.py"
MARK = "ran"
COMMANDS = {
    "check": ["check", FILE],
    "grade": ["grade", ".", "--out", "out"],
    "verify": ["verify", "scrabble_scores"],
    "doctor": ["doctor"],
}


@pytest.fixture
def low(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine that reaches level 1, and a folder with a submission that leaves a mark when it is run."""
    if sys.platform == "win32":
        pytest.skip("this way is that of POSIX systems")
    monkeypatch.setattr(systems, "_system", [])
    use(posix())
    for module in (doctor, grade, verify):
        monkeypatch.setattr(module, "for_many", lambda: None)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NAKIJK_LANG", "en")
    source = (
        f"open({str(tmp_path / MARK)!r}, 'w').close()\ndef letterscore(letter, verdeling):\n    return 0\n"
    )
    (tmp_path / FILE).write_text(source, "utf-8")
    return tmp_path


@pytest.mark.parametrize("command", COMMANDS)
def test_less_than_is_asked_for(low: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing of the submission is run, and nothing is written."""
    assert run([*COMMANDS[command], "--require-level", "2"]) == 2
    assert "reaches level 1, and --require-level asks for 2; nakijk doctor says" in capsys.readouterr().err
    assert sorted(path.name for path in low.iterdir()) == [FILE]


def test_enough(low: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The submission is graded, and is wrong."""
    assert run(["check", FILE, "--require-level", "1"]) == 1
    assert (low / MARK).exists()
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("word", ["-1", "5", "veel"])
def test_what_is_no_level(low: Path, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", FILE, "--require-level", word]) == 2
    assert "is not a whole number from 0 to 4" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has layers")
def test_a_level_that_only_namespaces_reach(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A check, which does without them, takes them when they are asked for; or says that they are not there."""
    monkeypatch.setattr(systems, "_system", [])
    monkeypatch.chdir(tmp_path)
    (tmp_path / FILE).write_text("def letterscore(letter, verdeling):\n    return 0\n", "utf-8")
    try:
        code = run(["check", FILE, "--require-level", "4", "-v", "--lang", "en"])
        reached = systems.system().level
    finally:
        systems.system().close()
    told = capsys.readouterr()
    assert (code, "level 4, a separate process" in told.out) == ((1, True) if reached == 4 else (2, False)), (
        told.err
    )
