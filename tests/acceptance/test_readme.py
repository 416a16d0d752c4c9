"""Every command and output that README.md and CONTRIBUTING.md show is what the commands give."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.acceptance.conftest import ROOT, Nakijk
from tests.acceptance.test_target_output import at_a_fixed_time

README = (ROOT / "README.md").read_text("utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


class Shown(NamedTuple):
    """A command in a console block, and the output under it."""

    command: str
    output: str


def shown(text: str) -> Iterator[Shown]:
    """Yield the commands of the console blocks of a Markdown text."""
    for block in re.findall(r"^```console\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            yield Shown(command, output)


COMMANDS = list(shown(README))
SET_UP = [one for one in COMMANDS if "pip install" in one.command]
NAKIJK = [one for one in COMMANDS if one.command.startswith("nakijk ")]


def test_every_command_of_the_readme_is_checked_here() -> None:
    assert len(SET_UP) == 2
    assert len(SET_UP) + len(NAKIJK) == len(COMMANDS)


@pytest.mark.parametrize("one", NAKIJK, ids=[one.command for one in NAKIJK])
def test_a_command_of_the_readme_gives_what_it_shows(one: Shown, nakijk: Nakijk, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    ran = nakijk(*one.command.split()[1:])
    assert at_a_fixed_time(ran.out) == one.output
    assert ran.err == ""


def test_the_first_command_installs_and_grades_in_a_fresh_environment(tmp_path: Path) -> None:
    """The main job, as a newcomer gives it: in a copy of what git tracks, with nothing installed."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    for name in listed.decode("utf-8").split("\0")[:-1]:
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, target)
    command = SET_UP[0].command.replace("python3 ", f"{sys.executable} ")
    done = subprocess.run(["bash", "-c", command], cwd=tmp_path, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout.decode() + done.stderr.decode()
    table = next(one.output for one in NAKIJK if one.command.startswith("nakijk grade"))
    assert done.stdout.decode("utf-8").endswith(table)
    assert (tmp_path / "results" / "results.csv").is_file()
    installed = next((tmp_path / ".venv").glob("**/site-packages"))
    assert (installed / "graders" / "_bank" / "testcases" / "word_game.json").is_file()
    assert not (installed / "graders" / "_bank" / "reference").exists()
    assert not (installed / "cli.py").exists()
    module = [str(tmp_path / ".venv" / "bin" / "python"), "-m", "nakijk", "list", "--lang", "en"]
    listed_by_module = subprocess.run(module, cwd=tmp_path.parent, capture_output=True, check=True).stdout
    assert listed_by_module.decode("utf-8").startswith("scrabble_board ")


def test_ci_runs_the_commands_that_contributing_gives() -> None:
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    steps = re.findall(r"^step (.*)$", script, re.MULTILINE)
    given = [one.command for one in shown(CONTRIBUTING)]
    set_up, *checks = given
    assert set_up == SET_UP[1].command
    assert [step for step in steps if step in checks] == checks
    assert any("pip install" in step and "--editable '.[dev]'" in step for step in steps)
