"""What a real child tells for the rules of a bank, and what is not believed of it."""

import json
from typing import Any

import pytest

from graders.engine.bank.schema import definition
from graders.engine.bank.style import STATEMENTS
from graders.engine.model import Called, Limits
from graders.engine.sandbox.frames import ProtocolError
from graders.engine.sandbox.outcomes import called
from graders.engine.sandbox.scopes import read_scopes
from graders.engine.sandbox.session import Wanted
from graders.engine.sandbox.system import System
from graders.engine.worker import watch
from graders.engine.worker.protocol import CALLED, ENTRIES, SCOPES
from graders.engine.worker.rules import WORDS
from tests.unit.sandbox.conftest import Open, call, loaded, made

SORT = Wanted(names=("sort", "sorted", "shuffle"))

HIDDEN = """
    import builtins
    import random
    from hulp import order

    def f(x):
        return getattr(builtins, 'sor' + 'ted')(x)

    def method(x):
        getattr(x, 'so' + 'rt')()

    def python(x):
        getattr(random, 'shuf' + 'fle')(x)

    def beside(x):
        return order(x)

    def deep(x):
        return [(lambda y: getattr(builtins, 'sor' + 'ted')(y))(x)]

    def own(x):
        def sorted(y):
            return y
        return sorted(x)

    def asks(x):
        getattr(builtins, 'sor' + 'ted')(x)
        return input()

    def text(x):
        return eval('sor' + 'ted(x)')

    def raises(x):
        getattr(builtins, 'sor' + 'ted')(x)
        return 1 / 0
"""
BESIDE = {"hulp": "def order(x):\n    return globals()['__builtins__']['sor' + 'ted'](x)\n"}


@pytest.mark.parametrize(
    ("function", "expected"),
    [
        ("f", [Called("sorted", "", 7, "f")]),
        ("method", [Called("sort", "", 10, "method")]),
        ("python", [Called("shuffle", "", 13, "python")]),
        ("beside", [Called("sorted", "hulp.py", 2, "order")]),
        ("deep", [Called("sorted", "", 19, "deep.<locals>.<lambda>")]),
        ("own", []),
        ("asks", [Called("sorted", "", 27, "asks")]),
        ("text", [Called("sorted", "", 31, "text")]),
        ("raises", [Called("sorted", "", 34, "raises")]),
    ],
)
def test_what_is_called_is_told_by_its_own_name(
    function: str, expected: list[Called], submission: Open, system: System
) -> None:
    session = submission(HIDDEN, BESIDE, system, wanted=SORT)
    (outcome,) = made(session, call(function, ["l", [3, 1, 2]]))
    assert list(outcome.called) == expected


def test_a_call_is_told_once(submission: Open) -> None:
    session = submission(HIDDEN, BESIDE, wanted=SORT)
    outcomes = made(session, *(call("f", ["l", [3, 1]]) for _ in range(3)))
    assert [len(outcome.called) for outcome in outcomes] == [1, 0, 0]


def test_looking_ends_after_many_calls(submission: Open) -> None:
    source = """
        import builtins
        def f(n):
            for _ in range(n):
                len('')
            return getattr(builtins, 'sor' + 'ted')([n])
    """
    before, after = (watch.EVENTS // 2 - 10, watch.EVENTS)
    for number, seen in ((before, 1), (after, 0)):
        (outcome,) = made(submission(source, wanted=SORT), call("f", number))
        assert len(outcome.called) == seen


def test_scopes_are_told_on_every_system(submission: Open, system: System) -> None:
    wanted = Wanted(("sorted",), ("random",), ("while",))
    known = loaded(
        submission("import random\ndef f(x):\n    while x: sorted(x)\n", None, system, wanted=wanted)
    )
    assert [(one.name, one.lines, one.found) for one in known.scopes] == [
        ("", 3, ()),
        ("random", 0, (("import", "random", 1),)),
        ("f", 1, (("statement", "while", 3), ("name", "sorted", 3))),
    ]


def test_nothing_is_told_that_was_not_asked(submission: Open, system: System) -> None:
    session = submission(HIDDEN, BESIDE, system)
    assert loaded(session).scopes == ()
    (outcome,) = made(session, call("f", ["l", [3, 1]]))
    assert outcome.called == ()


def test_our_own_modules_stay_out_of_sight(submission: Open, system: System) -> None:
    source = """
        import sys
        def f():
            return [name for name in sys.modules if 'nakijk' in name], sys.dont_write_bytecode, len(sys.meta_path)
    """
    plain, ruled = (
        made(submission(source, None, system, wanted=wanted), call("f"))[0].ending for wanted in (None, SORT)
    )
    assert plain == ruled


@pytest.mark.parametrize(
    "source",
    [
        "\n".join(f"def f{n}():\n    sorted(f{n - 1}, f{n})" for n in range(1, 2_500)),
        "\n".join(f"{'é' * 190}{n} = sorted" for n in range(1_500)),
        "def f(x):\n" + "".join(f"{' ' * n}def g{n}():\n" for n in range(1, 90)) + f"{' ' * 90}sorted(1)\n",
        "x = " + "[" * 150 + "sorted" + "]" * 150,
        "x = " + "+".join(["sorted"] * 300),
    ],
    ids=["many", "long names", "nested", "deep", "wide"],
)
def test_whatever_the_file_is_the_facts_fit(source: str, submission: Open) -> None:
    known = loaded(submission(source, wanted=SORT, load_limits=Limits(seconds=10.0)))
    assert known.syntax is None
    assert ("name", "sorted") in {thing[:2] for one in known.scopes for thing in one.found}


GOOD: dict[str, Any] = {"files": ["hulp.py"], "scopes": [["f", 1, -1, 1, 2, [[0, 3]], [[0, 4]]]]}


@pytest.mark.parametrize(
    ("at", "value"),
    [
        (0, 3), (1, 2), (1, -1), (2, 1), (2, -2), (2, True), (3, "1"), (4, -1), (5, [[9, 1]]), (5, [[0]]), (5, {}),
        (6, [[1, 1]]), (6, [0]), (6, [[0, 1.5]]),
    ],
)  # fmt: skip
def test_scopes_that_point_nowhere_are_no_answer(at: int, value: object) -> None:
    assert read_scopes(GOOD, SORT)[0].found == (("name", "sort", 3),)
    bad = json.loads(json.dumps(GOOD))
    bad["scopes"][0][at] = value
    others: tuple[object, ...] = (
        bad,
        None,
        {"files": [1], "scopes": []},
        {"files": [], "scopes": [[]]},
        {"files": []},
    )
    for told in others:
        with pytest.raises(ProtocolError):
            read_scopes(told, SORT)


def test_more_than_a_child_of_ours_tells_is_no_answer() -> None:
    """What we do with it must take no longer because a child lies."""
    one = ["f", 0, -1, 1, 2, [], []]
    assert len(read_scopes({"files": [], "scopes": [one] * SCOPES}, SORT)) == SCOPES
    with pytest.raises(ProtocolError):
        read_scopes({"files": [], "scopes": [one] * (SCOPES + 1)}, SORT)
    with pytest.raises(ProtocolError):
        read_scopes({"files": [], "scopes": [[*one[:6], [[0, 1]] * (ENTRIES + 1)]]}, SORT)
    seen = ["sorted", "", 1, "f"]
    assert len(called([seen] * CALLED)) == CALLED
    with pytest.raises(ProtocolError):
        called([seen] * (CALLED + 1))


@pytest.mark.parametrize("value", [1, [1], [["sorted", "", 1]], [["sorted", "", -1, "f"]], [[1, "", 1, "f"]]])
def test_calls_of_another_shape_are_no_answer(value: object) -> None:
    with pytest.raises(ProtocolError):
        called(value)


def test_the_words_for_statements_are_one_list() -> None:
    assert set(STATEMENTS) == set(WORDS.values()) == set(definition("rule_statement")["enum"])
