"""Each step changes one thing in one place, and the source stays a program with the same lines."""

import ast
import keyword

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.verify.mutants.make import Mutant, mutants


def lines(source: str) -> set[str]:
    """Return the changed line of each mutant of a source, stripped."""
    return {one.source.split("\n")[one.line - 1].strip() for one in mutants(source)}


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        ("a < b", {"a <= b"}),
        ("a <= b", {"a < b"}),
        ("a > b", {"a >= b"}),
        ("a >= b", {"a > b"}),
        ("a == b", {"a != b"}),
        ("a != b", {"a == b"}),
        ("a in b", {"a not in b"}),
        ("a not  in b", {"a in b"}),
        ("a is b", {"a is not b"}),
        ("a is not b", {"a is b"}),
        ("(a) < (b) < c", {"(a) <= (b) < c", "(a) < (b) <= c"}),
        ("a and b and c", {"a or b and c", "a and b or c"}),
        ("a or b", {"a and b"}),
        ("not (a or b)", {"(a or b)", "not (a and b)"}),
        ("a + b", {"a - b"}),
        ("a - b", {"a + b"}),
        ("a * b", {"a // b"}),
        ("a // b", {"a * b"}),
        ("a ** b", set()),
        ("a[7]", {"a[6]", "a[8]"}),
        ("a[-1]", {"a[0]", "a[-2]"}),
        ("a - 1", {"a", "a - 2", "a + 1"}),
        ("(a) - 1", {"(a)", "(a) - 2", "(a) + 1"}),
        ("True", {"False"}),
        ("a[b:]", {"a[:]", "a[b - 1:]", "a[b + 1:]"}),
        ("a[2:]", {"a[:]", "a[1:]", "a[3:]"}),
        ("a[:b]", {"a[:]", "a[:b - 1]", "a[:b + 1]"}),
        ("range(a)", {"range(a - 1)", "range(a + 1)"}),
        ("range(a, b or c)", {"range(a - 1, b or c)", "range(a + 1, b or c)", "range(a, b and c)",
                              "range(a, (b or c) - 1)", "range(a, (b or c) + 1)"}),
        ("range(a - 1)", {"range(a)", "range(a - 2)", "range(a + 1)"}),
        ("a.lower()", {"a"}),
        ("(a + b).strip()", {"(a + b)", "(a - b).strip()"}),
        ("a.strip(b)", set()),
        ("a.copy()", {"a"}),
        ("list(a)", {"a"}),
        ("dict(a)", {"a"}),
        ("sorted(a)", {"a", "list(a)"}),
        ("sorted(a, key=b)", {"a"}),
        ("sorted(a or b)", {"(a or b)", "list(a or b)", "sorted(a and b)"}),
        ("max(a)", {"min(a)"}),
        ("a if b else c", {"a if True else c", "a if False else c"}),
        ("[a for a in b if c]", {"[a for a in b if True]"}),
    ],
)  # fmt: skip
def test_an_expression(source: str, changed: set[str]) -> None:
    assert lines(f"x = {source}") == {f"x = {each}" for each in changed}


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        ("a += b", {"a -= b", "a = b", "pass"}),
        ("a *= b", {"a //= b", "a = b", "pass"}),
        ("a.append(b)", {"pass"}),
        ("assert a, b", {"pass"}),
        ("if a: b", {"if True: b", "if False: b"}),
        ("while a: b", {"if a: b"}),
        ("while a: break", {"while a: pass"}),
        ("for a in b: continue", {"for a in b: pass"}),
        ("def f(a=1): return a", {"def f(a=0): return a", "def f(a=2): return a"}),
        ("def f(a=True): return a", {"def f(a=False): return a"}),
        ("'''1 < 2'''", set()),
        ("def f(a: T[1]) -> T[2]: return a", set()),
        ("a: T[1] = b", set()),
        ("a = f'{b < 1}'", set()),
    ],
)
def test_a_statement(source: str, changed: set[str]) -> None:
    assert lines(source) == changed


SOURCE = '''"""Een module."""
GRENS = {"a": 1, "b": 1}


def f(xs: list[int], n: int = 1) -> int:
    """Tel 1 < 2."""
    som = 0
    for x in xs:
        if 0 <= x < n and x <= n:  # < n
            som += (
                x
            )
    return som


def g(é):
    return "é" < é
'''


def named(line: int) -> dict[str, str]:
    return {one.was: one.now for one in mutants(SOURCE) if one.line == line}


def test_what_was_changed_is_told_so_that_one_finds_it() -> None:
    assert named(2) == {'"a": 1': '"a": 2', '"b": 1': '"b": 2'}
    compared = {(one.was, one.now) for one in mutants(SOURCE) if one.line == 9}
    assert ("0 <= x < n", "0 <= x <= n") in compared, "there is another `<` in this line"
    assert ("0 <= x < n and x <= n", "True") in compared
    assert ("and", "or") in compared
    assert named(10) == {"+=": "=", "som += ( x )": "pass"}
    assert named(17) == {"<": "<="}


def test_the_top_level_function_and_the_names_are_told() -> None:
    by_line = {one.line: one for one in mutants(SOURCE)}
    assert {line: one.function for line, one in by_line.items()} == {
        2: "", 5: "f", 7: "f", 9: "f", 10: "f", 17: "g"
    }  # fmt: skip
    assert by_line[2].binds == frozenset({"GRENS"})
    assert by_line[17].binds == frozenset({"g"})


def test_a_statement_of_three_lines_leaves_the_lines_behind_it_where_they_are() -> None:
    left_out = next(one for one in mutants(SOURCE) if one.now == "pass" and one.line == 10)
    assert left_out.source.split("\n")[12:] == SOURCE.split("\n")[12:]


def test_no_more_than_asked_spread_over_the_source() -> None:
    source = "\n".join(f"a{index} < b" for index in range(50))
    assert len(mutants(source)) == 50
    assert [one.line for one in mutants(source, 5)] == [1, 11, 21, 31, 41]


def test_a_source_that_does_not_parse() -> None:
    with pytest.raises(SyntaxError):
        mutants("def f(:")


NAMES = st.sampled_from(["a", "b", "é", "sorted", "range"])
EXPRESSIONS = st.recursive(
    NAMES | st.integers(-3, 300).map(str) | st.sampled_from(["True", "'<'", "'é'", "[]", "''' <\n 1'''"]),
    lambda inner: st.one_of(
        st.tuples(
            inner,
            st.sampled_from(["<", "==", "not in", "and", "or", "+", "-", "*", "//", "is not", "%", "**"]),
            inner,
        ).map(lambda parts: f"({parts[0]} {parts[1]}\n  {parts[2]})"),
        st.tuples(
            st.sampled_from(["list", "sorted", "range", "max", "dict", "f"]),
            inner,
            st.sampled_from(["", ","]),
        ).map("{0[0]}({0[1]}{0[2]})".format),
        inner.map("(not {})".format),
        inner.map("({}).lower()".format),
        st.tuples(inner, inner).map("x[{0[0]}:{0[1]}]".format),
        st.tuples(inner, inner, inner).map("({0[0]} if {0[1]} else {0[2]})".format),
        st.tuples(inner, inner).map("[y for y in {0[0]} if {0[1]}]".format),
    ),
    max_leaves=6,
)
LINES = st.tuples(
    st.sampled_from(
        [
            "z = {}",
            "z += {}",
            "assert {}",
            "if {}: z = 1",
            "z.append({})",
            "while {}: break",
            "return {}  # <",
        ]
    ),
    EXPRESSIONS,
).map(lambda parts: parts[0].format(parts[1]))
PROGRAMS = st.lists(st.lists(LINES, min_size=1, max_size=4), min_size=1, max_size=3).map(
    lambda functions: "".join(
        f"def f{number}(x):\n" + "".join(f"    {line}\n" for line in body)
        for number, body in enumerate(functions)
    )
)


@given(PROGRAMS)
def test_of_any_program(program: str) -> None:
    """Every mutant parses, is new, has the lines of the program, and differs in the statement that it names."""
    made = mutants(program)
    dumps = [ast.dump(ast.parse(one.source)) for one in made]
    assert len({*dumps, ast.dump(ast.parse(program))}) == len(made) + 1
    before = program.split("\n")
    for one in made:
        after = one.source.split("\n")
        assert len(after) == len(before)
        changed = [
            index for index, pair in enumerate(zip(before, after, strict=True), 1) if pair[0] != pair[1]
        ]
        assert changed[0] == one.line, (one, changed)
        assert _statement(one) == {one.function}, "all changed lines are in the function that is named"
        assert one.was != one.now
        assert not keyword.iskeyword(one.function)


def _statement(one: Mutant) -> set[str]:
    tree = ast.parse(one.source)
    return {
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.lineno <= one.line <= (node.end_lineno or 0)
    }
