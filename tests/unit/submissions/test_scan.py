"""Function names and imports are found line by line, also in a file that does not parse."""

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.submissions.scan import defined_names, imported_modules, imported_words


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("def a(x):\n  pass\nasync def b():\n  pass\ndef c (y: print x\n", {"a": 1, "b": 3, "c": 5}),
        ("class A:\n    def hidden(self): ...\ndef a(): ...\n", {"a": 3}),
        ("    def pasted(x):\n        return x\n", {"pasted": 1}),
        ("print 'python 2'\ndef\tvakje(x):\n\treturn x", {"vakje": 2}),
        ("def été(x): ...\ndef ﬁn(): ...", {"été": 1, "fin": 2}),
        ("define(x)\nx = 'def a('\n#def b(\ndef 1a(x): ...\ndef f x: ...", {}),
        ("def twice(): ...\ndef twice(): ...", {"twice": 2}),
        ("", {}),
    ],
)
def test_names_and_lines(source: str, names: dict[str, int]) -> None:
    assert defined_names(source.encode()) == names


@pytest.mark.parametrize(
    ("statement", "imported"),
    [
        ("import a", {"a"}),
        ("import a.b as c, d", {"a", "b", "d"}),
        ("from a import b", {"a", "b"}),
        ("from . import b", {"b"}),
        ("def f():\n    if x: import a; import b", {"a", "b"}),
        ("from a import (\n    b,  # why\n    c,\n)\nx = d", {"a", "b", "c"}),
        ("from a \\\n  import b, \\\n  c\nx = d", {"a", "b", "c"}),
        ("import été", {"été"}),
    ],
)
def test_everything_a_source_imports_is_found(statement: str, imported: set[str]) -> None:
    assert imported <= imported_words(statement.encode())
    assert "d" in imported or "d" not in imported_words(statement.encode())


@pytest.mark.parametrize(
    ("source", "modules"),
    [
        ("import a.b as c, d\n  import e; x = 1", {"a", "d", "e"}),
        ("from a.b import c\nfrom . import f\n# import g\nimportant = 1", {"a"}),
        ("x = 1", set()),
        ("import été", {"été"}),
    ],
)
def test_modules_that_a_source_imports(source: str, modules: set[str]) -> None:
    assert imported_modules(source.encode()) == modules


def test_source_without_imports_has_no_words() -> None:
    assert imported_words(b"def a(x):\n    return x\n") == frozenset()


@given(st.text(st.sampled_from("import from()\\\nab.,;: "), max_size=60))
def test_no_import_that_python_sees_is_missed(source: str) -> None:
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = {part for alias in node.names for part in alias.name.split(".")} - {"*"}
            assert names <= imported_words(source.encode())


def test_brackets_that_never_close_take_linear_time() -> None:
    assert imported_words(b"import a(\n" * 100_000) == {"import", "a"}
