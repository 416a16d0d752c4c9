"""Calls that end with an answer."""

import pytest

from graders.engine.model import Crashed, Frame, Missing, NotRun, Raised, Replacement, Returned, Tree, Turn
from graders.engine.sandbox.system import System
from tests.unit.sandbox.conftest import Open, call, made

TWO: Tree = ["l", [1, 2]]


class TestValues:
    """What comes back."""

    def test_values_types_and_order(self, submission: Open, system: System) -> None:
        """Every call has its outcome, in order, on both ways to have children."""
        session = submission("def f(x):\n    return [x, str(x), x / 2, (x,), None]\n", on=system)
        outcomes = made(session, *(call("f", number) for number in range(50)))
        for number, outcome in enumerate(outcomes):
            assert outcome.ending == Returned(["l", [number, str(number), number / 2, ["t", [number]], None]])
            assert outcome.turns == (Turn(""),)

    def test_five_thousand_digits(self, submission: Open) -> None:
        """A big int goes in and comes out."""
        number = 10**5_000 + 3
        (outcome,) = made(submission("def f(n):\n    return n + 1\n"), call("f", ["i", hex(number)]))
        assert outcome.ending == Returned(["i", hex(number + 1)])

    def test_which_argument_the_result_is(self, submission: Open) -> None:
        """The very same object, not an equal one."""
        source = "def same(a, b):\n    return b\ndef copy(a, b):\n    return list(b)\n"
        first, second = made(submission(source), call("same", TWO, TWO), call("copy", TWO, TWO))
        assert first.ending == Returned(TWO, same_as=1)
        assert second.ending == Returned(TWO)

    @pytest.mark.parametrize(
        ("body", "after"),
        [
            ("x.append(3)", ["l", [1, 2, 3]]),
            ("x[0] = True", ["l", [True, 2]]),
            ("x[0] = 1.0", ["l", [1.0, 2]]),
            ("x.append(x)", ["l", [1, 2, ["cycle", 1]]]),
            ("x[0] = f", ["l", [["fn", "f"], 2]]),
            ("x.sort()", None),
            ("x = [5]", None),
        ],
    )
    def test_changed_arguments(self, submission: Open, body: str, after: object) -> None:
        """An argument that is not as it was is told, with its types; None when all are as they were."""
        (outcome,) = made(submission(f"def f(x):\n    {body}\n"), call("f", TWO))
        assert outcome.arguments == (None if after is None else (after,))

    def test_large_arguments_that_stay_as_they_are(self, submission: Open) -> None:
        """More than a value may have is no change."""
        words: Tree = ["l", [f"word{number}" for number in range(120_000)]]
        (outcome,) = made(submission("def f(x):\n    return len(x)\n"), call("f", words))
        assert outcome.ending == Returned(120_000)
        assert outcome.arguments is None

    def test_bytearray_arguments(self, submission: Open) -> None:
        """Arguments that are not easily pictured are compared in full."""
        source = "def keep(x):\n    pass\ndef change(x):\n    x[0] = 1\n"
        first, second = made(submission(source), call("keep", ["B", "00"]), call("change", ["B", "00"]))
        assert (first.arguments, second.arguments) == (None, (["B", "01"],))

    def test_each_call_has_its_own_arguments(self, submission: Open) -> None:
        """What one call does to its arguments, the next does not see."""
        outcomes = made(submission("def f(x):\n    x.append(0)\n    return x\n"), *[call("f", TWO)] * 3)
        assert [outcome.ending for outcome in outcomes] == [Returned(["l", [1, 2, 0]], same_as=0)] * 3

    def test_state_between_calls_and_fresh_processes(self, submission: Open) -> None:
        """Calls share a process, as a student's would; a fresh one knows nothing of them."""
        session = submission("seen = []\ndef f(x):\n    seen.append(x)\n    return len(seen)\n")
        assert [outcome.ending for outcome in made(session, call("f", 1), call("f", 1))] == [
            Returned(1),
            Returned(2),
        ]
        assert [outcome.ending for outcome in session.run_fresh([call("f", 1)])] == [Returned(1)]
        assert [outcome.ending for outcome in made(session, call("f", 1))] == [Returned(3)]

    def test_consume(self, submission: Open) -> None:
        """Items are taken from an iterator only when asked, and no more than asked."""
        source = "def f():\n    n = 0\n    while True:\n        yield n\n        n += 1\ndef g():\n    return [1, 2, 3]\n"
        outcomes = made(submission(source), call("f"), call("f", consume=3), call("g", consume=2))
        assert [outcome.ending for outcome in outcomes] == [
            Returned(["gen", "f"]),
            Returned(["l", [0, 1, 2]]),
            Returned(["l", [1, 2, 3]]),
        ]

    def test_seeds(self, submission: Open) -> None:
        """The same seed gives the same luck, another seed another."""
        source = "import random\ndef f():\n    return random.random()\n"
        a, b, c = made(submission(source), call("f", seed=1), call("f", seed=1), call("f", seed=2))
        assert a.ending == b.ending != c.ending

    def test_luck_is_the_same_every_time(self, submission: Open) -> None:
        """Also without a seed, and while loading: two sessions agree."""
        source = "from random import randint\nx = randint(0, 10**9)\ndef f():\n    return x, randint(0, 10**9), hash('a')\n"
        assert made(submission(source), call("f"))[0].ending == made(submission(source), call("f"))[0].ending

    def test_seconds(self, submission: Open) -> None:
        """The time of each call is told apart, though several are under way."""
        source = "def f(n):\n    for _ in range(n): pass\n"
        quick, slow = made(submission(source), call("f", 1), call("f", 1_000_000))
        assert 0 < quick.seconds < slow.seconds < 0.2


class TestRaising:
    """What a call raises."""

    def test_an_exception_with_its_frames(self, submission: Open) -> None:
        """Classes, message, lines and local variables."""
        source = "def f(x):\n    return g(x + 1)\ndef g(y):\n    assert y < 2, 'te groot'\n"
        (outcome,) = made(submission(source), call("f", 1))
        assert outcome.ending == Raised(
            ("AssertionError", "Exception", "BaseException", "object"),
            "te groot",
            (Frame("mine.py", 2, "f", (("x", 1),)), Frame("mine.py", 4, "g", (("y", 2),))),
        )

    @pytest.mark.parametrize(
        ("body", "types"),
        [
            ("raise SystemExit(3)", ("SystemExit", "BaseException", "object")),
            ("exit()", ("SystemExit", "BaseException", "object")),
            ("raise KeyboardInterrupt", ("KeyboardInterrupt", "BaseException", "object")),
            ("raise Own('x')", ("user:Own", "Exception", "BaseException", "object")),
            ("f()", ("RecursionError", "RuntimeError", "Exception", "BaseException", "object")),
            ("1()", ("TypeError", "Exception", "BaseException", "object")),
        ],
    )
    def test_anything_raised_is_an_answer(self, submission: Open, body: str, types: tuple[str, ...]) -> None:
        """The process goes on after it."""
        session = submission(f"class Own(Exception): pass\ndef f():\n    {body}\ndef g(): return 1\n")
        first, second = made(session, call("f"), call("g"))
        assert isinstance(first.ending, Raised)
        assert first.ending.types == types
        assert second.ending == Returned(1)

    def test_missing_functions(self, submission: Open) -> None:
        """A name that is not there, and one that is no function."""
        first, second = made(submission("f = 3\n"), call("g"), call("f"))
        assert (first.ending, second.ending) == (Missing(), Missing(callable=False))

    def test_anything_that_can_be_called(self, submission: Open) -> None:
        """A lambda, a class, an imported function."""
        source = "from math import sqrt\nf = lambda: 1\nclass C: pass\n"
        outcomes = made(submission(source), call("f"), call("sqrt", 4), call("C"))
        assert [outcome.ending for outcome in outcomes] == [
            Returned(1),
            Returned(2.0),
            Returned(["o", "C", ["d", []]]),
        ]


class TestConversations:
    """What is printed and typed."""

    def test_typed_lines_stand_where_they_were_typed(self, submission: Open, system: System) -> None:
        """The prompt before, the rest after; nothing is left unread."""
        source = (
            "def f():\n    a = input('a? ')\n    print('ok', a)\n    b = input()\n    print(a + b, end='')\n"
        )
        (outcome,) = made(submission(source, on=system), call("f", stdin=("é1", "2")))
        assert outcome.turns == (Turn("a? ", "é1"), Turn("ok é1\n", "2"), Turn("é12"))
        assert outcome.stdout == "a? é1\nok é1\n2\né12"
        assert (outcome.asked_more, outcome.unread) == (False, 0)

    def test_asking_for_more(self, submission: Open) -> None:
        """It is told, and it raises."""
        (outcome,) = made(submission("def f():\n    input()\n    input()\n"), call("f", stdin=("1",)))
        assert isinstance(outcome.ending, Raised)
        assert outcome.ending.types[0] == "EOFError"
        assert outcome.asked_more

    def test_asking_without_lines(self, submission: Open) -> None:
        """A function that asks though nothing is typed."""
        (outcome,) = made(submission("def f():\n    return input('? ')\n"), call("f"))
        assert outcome.asked_more
        assert outcome.turns == (Turn("? "),)

    def test_lines_left_unread(self, submission: Open) -> None:
        """They are counted."""
        (outcome,) = made(submission("def f():\n    input()\n"), call("f", stdin=("1", "2", "3")))
        assert outcome.unread == 2

    def test_a_loop_that_swallows_the_end_of_the_input(self, submission: Open, system: System) -> None:
        """Its process ends itself; that is no crash, and the next call has a new one."""
        source = """
            def f():
                while True:
                    try:
                        return int(input('getal? '))
                    except Exception:
                        print('opnieuw')
            def g():
                return 1
        """
        outcomes = made(submission(source, on=system), *[call("f", stdin=("x",))] * 3, call("g"))
        for outcome in outcomes[:3]:
            assert isinstance(outcome.ending, Raised)
            assert outcome.ending.types[0] == "EOFError"
            assert outcome.ending.frames == (Frame("mine.py", 5, "f", ()),)
            assert outcome.asked_more
            assert outcome.turns[0] == Turn("getal? ", "x")
        assert outcomes[3].ending == Returned(1)

    def test_all_ways_to_print(self, submission: Open) -> None:
        """`os.write`, a stream made anew, C's own buffer and `print` arrive in order; errors are not output."""
        source = """
            import io, os, sys
            def f():
                print('a')
                os.write(1, b'b\\n')
                sys.stderr.write('no\\n')
                print('c', end='')
            def g():
                sys.stdout = io.TextIOWrapper(sys.stdout.buffer, encoding='utf-8')
                print('d')
            def h():
                print('e')
                sys.stdout.close()
            def i():
                return 1
        """
        outcomes = made(submission(source), *map(call, "fghi"))
        assert [outcome.stdout for outcome in outcomes] == ["a\nb\nc", "d\n", "e\n", ""]
        assert outcomes[3].ending == Returned(1)

    def test_text_that_is_no_text(self, submission: Open) -> None:
        """Bytes that are no UTF-8, surrogates and NULs are shown, not lost."""
        source = "import os\ndef f():\n    print('\\ud800', '\\0')\n    os.write(1, b'\\xff')\n"
        (outcome,) = made(submission(source), call("f"))
        assert outcome.stdout == "\\ud800 \0\n\ufffd"

    def test_printed_text_belongs_to_its_call(self, submission: Open) -> None:
        """Though several are under way."""
        outcomes = made(submission("def f(n):\n    print(n)\n"), *(call("f", number) for number in range(30)))
        assert [outcome.stdout for outcome in outcomes] == [f"{number}\n" for number in range(30)]


class TestReplacements:
    """Functions that are replaced during a call."""

    SOURCE = "def deal(n):\n    return 'own'\ndef play(n):\n    return [deal(3) for _ in range(n)]\n"

    def test_values_in_turn(self, submission: Open) -> None:
        """Each a fresh copy; counted; put back afterwards."""
        hand: list[object] = ["d", [["a", 1]]]
        replaced = (Replacement("dealHand", "deal", (hand, hand)),)  # type: ignore[arg-type]
        session = submission(self.SOURCE)
        first, second, third = made(
            session,
            call("play", 2, replaces=replaced),
            call("play", 0, replaces=replaced),
            call("play", 1),
        )
        assert first.ending == Returned(["l", [hand, hand]])  # type: ignore[list-item]
        assert (first.replaced, second.replaced) == ({"dealHand": 2}, {"dealHand": 0})
        assert third.ending == Returned(["l", ["own"]])

    def test_one_too_many(self, submission: Open) -> None:
        """It raises, and the count tells."""
        replaced = (Replacement("dealHand", "deal", (1,)),)
        (outcome,) = made(submission(self.SOURCE), call("play", 3, replaces=replaced))
        assert isinstance(outcome.ending, Raised)
        assert outcome.replaced == {"dealHand": 2}

    def test_a_function_that_was_not_there(self, submission: Open) -> None:
        """It is there during the call only."""
        source = "def play():\n    return deal()\n"
        replaced = (Replacement("dealHand", "deal", (1,)),)
        first, second = made(submission(source), call("play", replaces=replaced), call("play"))
        assert first.ending == Returned(1)
        assert isinstance(second.ending, Raised)
        assert second.ending.types[0] == "NameError"


def test_a_group_ends_with_its_process(submission: Open) -> None:
    """The calls of a case after one that ended the process are not made; the next case is."""
    session = submission("import os\ndef f(): os._exit(1)\ndef g(): return 1\n")
    first, second = session.run([[call("g"), call("f"), call("g"), call("g")], [call("g")]])
    assert [type(outcome.ending).__name__ for outcome in first] == ["Returned", "Crashed", "NotRun", "NotRun"]
    assert first[2].ending == NotRun("step")
    assert second[0].ending == Returned(1)


def test_more_calls_than_are_under_way_together(submission: Open, system: System) -> None:
    """Each is made once and has its own outcome, also those that were sent to a process that ended before them."""
    source = """
        import os
        done = []
        def f(n, text):
            if n in (100, 200): os._exit(1)
            done.append(n)
            print(n)
            return len(done), len(text)
    """
    outcomes = made(submission(source, on=system), *(call("f", n, "x" * (n * 40)) for n in range(300)))
    for n, outcome in enumerate(outcomes[:200]):
        if n == 100:
            assert outcome.ending == Crashed(exit_status=1)
        else:
            made_before = n if n < 100 else n - 101
            assert outcome.ending == Returned(["t", [made_before + 1, n * 40]])
            assert outcome.stdout == f"{n}\n"
    assert outcomes[200].ending == Crashed(exit_status=1)
    assert {outcome.ending for outcome in outcomes[201:]} == {NotRun("gave up")}


def test_a_call_that_is_larger_than_a_pipe(submission: Open, system: System) -> None:
    """Neither side waits for the other for ever."""
    text = "x" * 300_000
    source = "def f(text):\n    print(text[:60_000])\n    return text[:150_000]\n"
    outcomes = made(submission(source, on=system), *[call("f", text)] * 20)
    assert [len(outcome.stdout) for outcome in outcomes] == [60_001] * 20
    assert {outcome.ending for outcome in outcomes} == {Returned("x" * 150_000)}


def test_an_empty_group(submission: Open) -> None:
    """No calls, no outcomes."""
    assert list(submission("").run([[], []])) == [(), ()]


def test_a_run_that_is_left_half_way(submission: Open) -> None:
    """The next run is not confused by answers to calls of the one before."""
    session = submission("def f(n): return n\n")
    for _ in session.run([call("f", number)] for number in range(20)):
        break
    assert [outcome.ending for outcome in made(session, call("f", 99))] == [Returned(99)]
