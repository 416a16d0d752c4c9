"""How a child starts: quickly, and from compiled code of ours."""

import shutil
import sys
from pathlib import Path

import pytest

from graders.engine.model import Limits, Returned
from graders.engine.sandbox import interpreter
from graders.engine.sandbox import limits as allowed
from graders.engine.sandbox.limits import Allowance, allowance
from graders.engine.sandbox.session import SandboxError, Setup, open_session
from graders.engine.sandbox.system import System
from tests.unit.sandbox.conftest import Open, call, made


def test_what_a_request_may_use() -> None:
    """A sleeper gets five times its CPU time, and a second (in these tests less)."""
    limits = Limits(seconds=2.0, output_kb=7)
    assert allowance(limits, 9.0) == Allowance(2.0, 10.0 + allowed.GRACE, 7 << 10, 9.0)


def test_a_child_loads_nothing_heavy(submission: Open) -> None:
    """Each of these modules costs a good part of the interpreter's own start."""
    heavy = "os re json typing enum collections functools dataclasses inspect traceback linecache subprocess"
    source = f"import sys\ndef f():\n    return [n for n in {heavy.split()!r} if n in sys.modules]\n"
    assert made(submission(source), call("f"))[0].ending == Returned(["l", []])


def test_we_load_nothing_heavy() -> None:
    """`subprocess` and `threading` are for systems without `posix_spawn`, `tempfile` for none."""
    import subprocess

    script = (
        "import sys; before = set(sys.modules); import graders.engine.sandbox.session as s; s.system(); "
        "print(sorted({'subprocess', 'tempfile', 'signal', 'asyncio', 'multiprocessing', 'secrets', 'socket'}"
        " & (set(sys.modules) - before)))"
    )
    root = Path(__file__).parents[3]
    told = subprocess.run([sys.executable, "-S", "-c", script], cwd=root, capture_output=True, check=True)
    assert told.stdout == b"[]\n"


@pytest.mark.parametrize("writes", [True, False])
def test_compiled_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: System, writes: bool) -> None:
    """It is kept beside our files after the first start, unless we ourselves were told not to keep any."""
    worker = tmp_path / "worker"
    shutil.copytree(Path(interpreter._BOOT).parent, worker, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(interpreter, "_BOOT", str(worker / "boot.py"))
    monkeypatch.setattr(sys, "dont_write_bytecode", not writes)
    with open_session(b"def f(): return 1\n", "mine.py", on=system) as session:
        assert made(session, call("f"))[0].ending == Returned(1)
    assert (worker / "__pycache__").exists() == writes


def test_what_a_submission_imports_is_not_compiled_to_disk(submission: Open) -> None:
    """Only our own files are."""
    source = "import sys\ndef f(): return sys.dont_write_bytecode\n"
    assert made(submission(source), call("f"))[0].ending == Returned(True)


def test_a_package_that_is_not_there_leaves_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: System
) -> None:
    """The folder for a file that is written is not left behind."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    setup = Setup(writes=("out.txt",), packages=("no_such_package",))
    system.close()  # the empty folder of a zygote lies there too
    with pytest.raises(SandboxError):
        open_session(b"", "s.py", setup=setup, on=system)
    system.close()
    assert [*tmp_path.iterdir()] == []
