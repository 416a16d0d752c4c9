"""A grader of the shipped bank loads without Hypothesis, which students do not install."""

import subprocess
import sys

import pytest

from graders.engine.bank.places import find_bank, slugs
from tests.acceptance.conftest import ROOT

BLOCKED = """
import sys
class Block:
    def find_spec(self, name, path=None, target=None):
        if name.partition('.')[0] == 'hypothesis':
            raise ImportError('blocked')
sys.meta_path.insert(0, Block())
from pathlib import Path
from graders.engine.custom.load import load_grader
grader = load_grader(Path('graders') / (sys.argv[1] + '.py'))
assert grader.strategies is not None
assert 'hypothesis' not in sys.modules
"""


@pytest.mark.parametrize("slug", slugs(find_bank(None)))
def test_a_grader_needs_no_hypothesis_to_load(slug: str) -> None:
    done = subprocess.run([sys.executable, "-c", BLOCKED, slug], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.parametrize("slug", slugs(find_bank(None)))
def test_a_grader_runs_as_a_command(slug: str) -> None:
    """`python -m graders.<slug> FILE` grades a file on that exercise."""
    solution = ROOT / "reference" / slug / "solution_en.py"
    command = [sys.executable, "-m", f"graders.{slug}", str(solution)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout.decode("utf-8").endswith("\nAll correct. Well done!\n")
