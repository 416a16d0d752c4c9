"""The file that a student begins with fits on the screen, and its constants are those of the bank."""

import ast

from hypothesis import given
from hypothesis import strategies as st

from graders.engine.model import Exercise, Function
from graders.engine.report.start_file import render
from graders.engine.text import Text, same

LEAVES = st.none() | st.booleans() | st.integers() | st.text() | st.binary()
VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=12)
        | st.lists(inner, max_size=12).map(tuple)
        | st.dictionaries(st.text(max_size=5) | st.integers(), inner, max_size=12)
        | st.frozensets(st.integers(), min_size=1).map(set)
    ),
    max_leaves=40,
)


def started(summary: str = "Doe iets.", constants: tuple[tuple[str, str], ...] = ()) -> str:
    function = Function("f", "f", ("x",), same(summary), ())
    return render(Exercise("slug", Text("Titel", "Title"), "nl", ("nl",), (function,), constants=constants))


@given(VALUES)
def test_a_constant_keeps_its_value(value: object) -> None:
    module = ast.parse(started(constants=(("X", repr(value)),)))
    assigned = module.body[1]
    assert isinstance(assigned, ast.Assign)
    assert ast.literal_eval(assigned.value) == value


def test_a_long_dictionary_stands_in_lines_of_whole_pairs() -> None:
    letters = dict.fromkeys("abcdefghijklmnopqrstuvwxyz", 10)
    assert started(constants=(("LETTERS", repr(letters)),)).splitlines()[2:7] == [
        "LETTERS = {",
        "    'a': 10, 'b': 10, 'c': 10, 'd': 10, 'e': 10, 'f': 10, 'g': 10, 'h': 10,",
        "    'i': 10, 'j': 10, 'k': 10, 'l': 10, 'm': 10, 'n': 10, 'o': 10, 'p': 10,",
        "    'q': 10, 'r': 10, 's': 10, 't': 10, 'u': 10, 'v': 10, 'w': 10, 'x': 10,",
        "    'y': 10, 'z': 10,",
    ]


def test_a_long_list_within_a_dictionary_has_lines_of_its_own() -> None:
    value = {"few": [1, 2], "many": list(range(30)), "one": [1]}
    assert started(constants=(("X", repr(value)),)).splitlines()[2:10] == [
        "X = {",
        "    'few': [1, 2],",
        "    'many': [",
        "        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,",
        "        20, 21, 22, 23, 24, 25, 26, 27, 28, 29,",
        "    ],",
        "    'one': [1],",
        "}",
    ]


def test_a_long_docstring_is_wrapped() -> None:
    text = started("Geef de hand die overblijft nadat een woord met die hand gelegd is op het bord.")
    assert max(map(len, text.splitlines())) <= 79
    assert 'gelegd is op\n    het bord."""\n    pass\n' in text


@given(st.text(st.sampled_from('a "\\')))
def test_a_docstring_is_python_whatever_it_says(summary: str) -> None:
    function = ast.parse(started(f"x{summary}")).body[1]
    assert isinstance(function, ast.FunctionDef)
    assert " ".join((ast.get_docstring(function) or "").split()) == " ".join(f"x{summary}".split())
