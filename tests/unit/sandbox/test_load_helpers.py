"""The files beside a submission, and the packages that it may import."""

from graders.engine.model import Frame, Raised, Returned
from tests.unit.sandbox.conftest import Open, call, made

BEFORE = "def f():\n    return 1\n"


class TestHelpers:
    """Modules beside the submission."""

    def test_modules_and_packages(self, submission: Open) -> None:
        """They are found in memory, also by one another and by relative imports."""
        helpers = {
            "scores": "from pack.inner import VALUE\ndef double(x): return 2 * VALUE * x\n",
            "pack": "from . import inner\nNAME = __name__\n",
            "pack.inner": "VALUE = 5\nFILE = __file__\n",
            "space.deep": "import mine\nX = 1\n",
        }
        source = (
            "import scores, pack, space.deep\ndef f(): return scores.double(1), pack.NAME, pack.inner.FILE\n"
        )
        session = submission(source, helpers)
        assert session.load().trouble is None
        assert made(session, call("f"))[0].ending == Returned(["t", [10, "pack", "pack/inner.py"]])

    def test_a_helper_that_fails(self, submission: Open) -> None:
        """The trouble is at the import, and its frames show where in the helper."""
        known = submission("import scores\n", {"scores": "x = 1\ny = x / 0\n"}).load()
        assert known.trouble is not None
        assert isinstance(known.trouble.ending, Raised)
        assert known.trouble.ending.frames == (
            Frame("mine.py", 1, "<module>"),
            Frame("scores.py", 2, "<module>"),
        )

    def test_a_helper_that_does_not_parse(self, submission: Open) -> None:
        """It is a SyntaxError at the import."""
        known = submission(BEFORE + "import scores\n", {"scores": "def f(:\n"}).load()
        assert known.trouble is not None
        assert isinstance(known.trouble.ending, Raised)
        assert known.trouble.ending.types[0] == "SyntaxError"
        assert known.functions == ("f",)

    def test_only_granted_packages_can_be_imported(self, submission: Open) -> None:
        """A third-party package is there when the exercise says so, and only that one."""
        source = (
            "def f():\n    import iniconfig\n    return iniconfig.__name__\ndef g():\n    import pytest\n"
        )
        first, second = made(submission(source, packages=("iniconfig",)), call("f"), call("g"))
        assert first.ending == Returned("iniconfig")
        assert isinstance(second.ending, Raised)
        assert second.ending.message == "No module named 'pytest'"
