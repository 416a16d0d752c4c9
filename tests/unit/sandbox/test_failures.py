"""Our own failures are no verdict on a submission: each is told as ours."""

import sys
from pathlib import Path

import pytest

from graders.engine.model import Crashed, NotRun, Returned
from graders.engine.sandbox import interpreter as starting
from graders.engine.sandbox.session import SandboxError, open_session
from graders.engine.sandbox.system import System, posix
from tests.unit.sandbox.conftest import Open, call, descriptors, made


class TestOurOwnFailures:
    """What is no fault of the submission's."""

    def test_no_interpreter(self, monkeypatch: pytest.MonkeyPatch, system: System, place: Path) -> None:
        """It cannot be started, and nothing is left of the attempts."""
        before = descriptors() if sys.platform == "linux" else 0
        monkeypatch.setattr(sys, "executable", "/nowhere/python")
        with pytest.raises(SandboxError) as caught:
            open_session(b"", "mine.py", on=system).load()
        assert "nowhere" in caught.value.trace or "No such file" in caught.value.trace
        assert list(place.iterdir()) == []
        assert sys.platform != "linux" or descriptors() == before

    def test_a_child_that_ends_before_it_is_ready(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        """What it said is kept, to be pasted."""
        boot = tmp_path / "boot.py"
        boot.write_text("raise RuntimeError('stuk')\n")
        monkeypatch.setattr(starting, "_BOOT", str(boot))
        with open_session(b"", "mine.py", on=posix()) as session, pytest.raises(SandboxError) as caught:
            session.load()
        assert "RuntimeError: stuk" in caught.value.trace

    def test_once_is_forgiven(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        """The first child that fails to get ready is replaced."""
        boot, good = tmp_path / "boot.py", starting._BOOT
        boot.write_text("raise RuntimeError('stuk')\n")
        monkeypatch.setattr(starting, "_BOOT", str(boot))
        with open_session(b"def f(): return 1\n", "mine.py", on=posix()) as session:
            monkeypatch.setattr(starting, "_BOOT", good)
            assert made(session, call("f"))[0].ending == Returned(1)

    def test_half_way(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Calls for which there is no child any more say so; those before keep their outcomes."""
        source = b"import os\ndef f(): os._exit(1)\ndef g(): return 1\n"
        with open_session(source, "mine.py", on=posix()) as session:
            session.load()
            monkeypatch.setattr(sys, "executable", "/nowhere/python")
            outcomes = made(session, call("g"), call("f"), call("g"), call("g"))
            assert [outcome.ending for outcome in outcomes] == [
                Returned(1),
                Crashed(exit_status=1),
                NotRun("infrastructure"),
                NotRun("infrastructure"),
            ]
            assert session.failure
            assert "nowhere" in session.failure

    def test_a_file_of_the_exercise_that_is_not_there(self, submission: Open, tmp_path: Path) -> None:
        """It is the exercise's, so not the submission's fault."""
        with pytest.raises(SandboxError) as caught:
            submission("", files={"x.txt": tmp_path / "x.txt"}).load()
        assert "x.txt" in caught.value.trace

    def test_a_package_of_the_exercise_that_is_not_there(self, submission: Open) -> None:
        """Nor is this."""
        with pytest.raises(SandboxError) as caught:
            submission("", packages=("bestaat_niet",)).load()
        assert "bestaat_niet" in caught.value.trace
