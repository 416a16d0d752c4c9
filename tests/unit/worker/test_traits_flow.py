"""How a function comes to its end, and while loops: each trait where it is, and where it only looks like it."""

import pytest

from tests.unit.worker.traits_of import in_f, of, told


class TestFlow:
    """How a function comes to its end."""

    @pytest.mark.parametrize(
        ("body", "expected"),
        [
            ("for x in xs:\n    return x", [(3, "for")]),
            ("for x in xs:\n    if x:\n        return 1\n    else:\n        return 2", [(6, "for")]),
            ("for x in xs:\n    if x:\n        return 1\n    return 2", [(5, "for")]),
            ("for x in xs:\n    if x:\n        continue\n    return 2", [(5, "for")]),
            ("while xs:\n    xs = xs[1:]\n    return xs", [(4, "while")]),
            ("for x in xs:\n    for y in x:\n        return y", [(4, "for")]),
            ("for x in xs:\n    with x:\n        return 1", [(4, "for")]),
            ("for x in xs:\n    if x:\n        return 1", []),
            ("for x in xs:\n    if x:\n        return 1\nelse:\n    return 2", []),
            ("while True:\n    x = input()\n    if not x:\n        continue\n    return x", []),
            (
                "while True:\n    try:\n        return int(input())\n    except ValueError:\n        continue",
                [],
            ),
            ("while True:\n    if xs.pop():\n        return 1", []),
            ("for x in xs:\n    def g():\n        return x", []),
            ("for x in xs:\n    raise ValueError", []),
        ],
    )
    def test_return_in_loop(self, body: str, expected: list[tuple[int, str]]) -> None:
        """It ends the body of a loop in every case, so that there is never a second turn."""
        assert of("return-in-loop", in_f(body)) == expected

    @pytest.mark.parametrize(
        ("body", "missing"),
        [
            ("pass", True),
            ("print(xs)", True),
            ("return", True),
            ("def g():\n    return 1\ng()", True),
            ("return None", False),
            ("if xs:\n    return 1", False),
            ("yield 1", False),
        ],
    )
    def test_no_return(self, body: str, missing: bool) -> None:
        """There is no `return` with a value; those of a function inside it are not its own."""
        assert of("no-return", "\n" + in_f(body)) == ([(1, "")] if missing else [])

    @pytest.mark.parametrize(
        ("body", "line"),
        [
            ("if xs:\n    return 1", 2),
            ("y = 1\nfor x in xs:\n    return x", 3),
            ("while xs:\n    return 1", 2),
            ("while True:\n    if xs:\n        break\n    return 1", 2),
            ("if xs:\n    return 1\nelif xs is None:\n    return 2", 2),
            ("try:\n    return 1\nexcept ValueError:\n    print(1)", 2),
            ("match xs:\n    case 1:\n        return 1", 2),
            ("if xs:\n    return 1\nprint(xs)", 4),
            ("for x in xs:\n    break\nelse:\n    return 1", 2),
            ("if xs:\n    return 1\nassert xs", 4),
        ],
    )
    def test_open_path(self, body: str, line: int) -> None:
        """Some values are returned, but the end of the body can be reached; the line is that of the last statement."""
        assert of("open-path", in_f(body)) == [(line, "")]

    @pytest.mark.parametrize(
        "body",
        [
            "return 1",
            "if xs:\n    return 1\nelse:\n    return 2",
            "if xs:\n    return 1\nelse:\n    raise ValueError",
            "while True:\n    if xs:\n        return 1",
            "while 1:\n    for x in xs:\n        break\n    if x:\n        return 1",
            "try:\n    return 1\nexcept ValueError:\n    return 2",
            "try:\n    x = 1\nexcept ValueError:\n    return 2\nelse:\n    return 1",
            "try:\n    x = 1\nfinally:\n    return 2",
            "with xs:\n    return 1",
            "match xs:\n    case 1:\n        return 1\n    case _:\n        return 2",
            "for x in xs:\n    if x:\n        return 1\nelse:\n    return 2",
            "if xs:\n    return 1\nassert False",
            "if xs:\n    return 1\nsys.exit()",
            "if xs:\n    yield 1\n    return 2",
            "print(xs)",
        ],
    )
    def test_no_open_path(self, body: str) -> None:
        """Every way through ends in a return or a raise; or there is no value at all."""
        assert of("open-path", in_f(body)) == []

    def test_bare_return(self) -> None:
        """`return` beside `return 1`; alone it is nothing."""
        assert of("bare-return", in_f("if xs:\n    return\nreturn 1")) == [(3, "")]
        assert of("bare-return", in_f("if xs:\n    return\nprint(1)")) == []

    @pytest.mark.parametrize(
        ("body", "kind", "name"),
        [
            ("yield 1", "generator", ""),
            ("yield from xs", "generator", ""),
            ("return lambda: 1", "lambda-return", ""),
            ("def g():\n    return 1\nreturn g", "lambda-return", "g"),
            ("return h", "lambda-return", "h"),
            ("return xs.upper", "returns-method", "upper"),
            ("return xs.items", "returns-method", "items"),
        ],
    )
    def test_what_is_returned(self, body: str, kind: str, name: str) -> None:
        """What has yet to be called, or gone through."""
        found = told(in_f(body) + "def h():\n    pass\n")
        assert (kind, name) in [(each, about) for each, _, about in found]

    @pytest.mark.parametrize(
        "body", ["return xs.upper()", "return xs.colour", "h = 1\nreturn h", "return (x for x in xs)"]
    )
    def test_what_is_rightly_returned(self, body: str) -> None:
        """The result of a call, an attribute, a variable."""
        kinds = {kind for kind, _, _ in told(in_f(body) + "def h():\n    pass\n")}
        assert not kinds & {"lambda-return", "returns-method", "generator"}


class TestLoops:
    """While loops that cannot end by their condition."""

    @pytest.mark.parametrize(
        ("body", "name"),
        [
            ("i = 0\nwhile i < len(xs):\n    print(xs[i])", "i"),
            ("while xs:\n    print(xs)", "xs"),
            ("x = input()\nwhile x != '.':\n    h(x)", "x"),
            ("i = 0\nwhile i < 3:\n    j = i + 1", "i"),
        ],
    )
    def test_unchanged(self, body: str, name: str) -> None:
        """None of the names in the condition gets another value in the loop."""
        assert [about for _, about in of("while-unchanged", in_f(body))] == [name]

    @pytest.mark.parametrize(
        "body",
        [
            "while True:\n    pass",
            "i = 0\nwhile i < 3:\n    i += 1",
            "while xs:\n    xs.pop()",
            "while xs:\n    del xs[0]",
            "while xs[0] < 3:\n    xs[0] = 4",
            "while xs:\n    h(xs)",
            "while h(xs):\n    pass",
            "while xs.more():\n    pass",
            "while (x := input()) != '.':\n    print(x)",
            "while outside < 3:\n    h(xs)",
            "i = 0\nwhile i < 3:\n    for i in xs:\n        pass",
            "while xs.left:\n    xs.left = False",
        ],
    )
    def test_changed(self, body: str) -> None:
        """One may get another value, there or in what is called."""
        assert of("while-unchanged", in_f(body)) == []
