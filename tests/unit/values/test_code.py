"""Names in a line of somebody's code."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.values.code import indentation, names_in


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("totaal += punten[i + 1]", ["totaal", "punten", "i"]),
        ("woord.lower().index(letter)  # de plaats", ["woord", "letter"]),
        ("x = x + 1e5 + 0x1f", ["x"]),
        ('print(\'de letter\', "x\\"y", letter)', ["print", "letter"]),
        ("return f'{naam!r} heeft {punten[i]:>3} {{x}}'", ["return", "naam", "r", "punten", "i", "x"]),
        ("s = rb'a' + 'open", ["s"]),
        ("s = '''a''' + b", ["s", "b"]),
        ("élève = 3", ["élève"]),
        ("", []),
    ],
)
def test_names(source: str, names: list[str]) -> None:
    """Each once, in order; no attributes, no words of texts or comments. One too many does no harm: it has no value."""
    assert names_in(source) == names


@given(st.text(max_size=500))
def test_any_text(source: str) -> None:
    """Nothing is raised, and every name stands in the text."""
    assert all(name in source for name in names_in(source))


def test_a_long_line_costs_nothing() -> None:
    """Only its beginning is looked at."""
    assert names_in("'" * 100_000) == []
    assert names_in("a" * 100_000) == ["a" * 400]


def test_indentation() -> None:
    """A tab goes to the next multiple of eight, as for Python."""
    assert [indentation(line) for line in ("x", "  x", "\tx", "  \tx")] == [0, 2, 8, 8]
