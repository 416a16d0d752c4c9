"""A file compiled statement by statement means what it means as a whole."""

import sys
import warnings
from typing import Any

import pytest

from graders.engine.worker.source import Source


def _run(text: str) -> dict[str, Any]:
    space: dict[str, Any] = {"__name__": "mine"}
    source = Source(text, "mine.py")
    for number, _ in source.statements():
        exec(source.code(number), space)
    return space


def test_the_docstring_is_the_first_text_only() -> None:
    """A text further down does nothing."""
    assert _run("'first'\nx = 1\n'second'\n")["__doc__"] == "first"
    assert _run("x = 1\n'second'\n").get("__doc__") is None


def test_future_imports_hold_for_every_statement() -> None:
    """`annotations` keeps annotations unevaluated further down."""
    space = _run("'doc'\nfrom __future__ import annotations\ndef f(x: Unknown): pass\n")
    assert space["f"].__annotations__ == {"x": "Unknown"}


def test_annotated_names_are_collected() -> None:
    """As in a module that is compiled at once."""
    assert _run("x: int = 1\ny: str\n")["__annotations__"] == {"x": int, "y": str}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("return 1", "'return' outside function"),
        ("def f():\n    x = 1\n    global x", "name 'x' is assigned to before global declaration"),
        ("x = 1\nfrom __future__ import annotations", "from __future__ imports must occur at the beginning"),
        ("def f(a, a): pass", "duplicate argument 'a'"),
        ("if True:\nx = 1", "expected an indented block"),
        ("if True:\n\tx = 1\n        y = 2", "inconsistent use of tabs and spaces"),
        ("break", "'break' outside loop"),
    ],
)
def test_what_the_compiler_refuses_is_a_syntax_error(text: str, said: str) -> None:
    """Also what only the second pass of the compiler sees."""
    with pytest.raises(SyntaxError, match=said.replace("(", r"\(")):
        Source(text, "mine.py")


def test_lines_are_those_of_the_file() -> None:
    """A traceback through a statement shows the line in the file."""
    source = Source("\n\nx = 1\n\n\ny = (\n  1 / 0)\n", "mine.py")
    assert list(source.statements()) == [(0, 3), (1, 6)]
    with pytest.raises(ZeroDivisionError) as caught:
        exec(source.code(1), {})
    assert caught.traceback[-1].lineno + 1 == 7


class TestWarnings:
    """What the compiler warns of."""

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("x = 1\nassert (x, 'te klein')\n", (2, "assertion is always true, perhaps remove parentheses?")),
            ("def f(x):\n    return x is 5\n", (2, '"is" with')),
            (
                "def f(x):\n    return ['a' ('b')]\n",
                (2, "'str' object is not callable; perhaps you missed a comma?"),
            ),
            ("\nx = '\\d'\n", (2, "invalid escape sequence")),
        ],
    )
    def test_line_and_words(self, text: str, said: tuple[int, str]) -> None:
        """Each once, whichever pass of the compiler finds it."""
        (found,) = Source(text, "mine.py").warnings
        assert found[0] == said[0]
        assert found[1].startswith(said[1])

    def test_none(self) -> None:
        """An ordinary file."""
        assert Source("def f(x):\n    return x == 5\n", "mine.py").warnings == []

    def test_the_module_is_as_it_was(self) -> None:
        """It is there again, or not, and its own filters hold for what comes after."""
        before = list(warnings.filters)
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("error")
            source = Source("x = '\\d'\n", "mine.py")
            source.code(0)
            assert sys.modules["warnings"] is warnings
            with pytest.raises(ResourceWarning):
                warnings.warn("own", ResourceWarning, stacklevel=1)
        assert caught == []
        assert list(warnings.filters) == before

    def test_it_is_not_imported(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Where it was not there, it is not there afterwards either."""
        monkeypatch.delitem(sys.modules, "warnings")
        assert len(Source("x = '\\d'\n", "mine.py").warnings) == 1
        assert "warnings" not in sys.modules
