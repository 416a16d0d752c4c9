"""Calls, what is demanded of them and what came of them; `judgements.txt` holds what is said of each."""

from __future__ import annotations

from typing import NamedTuple

from graders.engine.compare.judge import Checked
from graders.engine.model import (
    Call,
    CheckerUse,
    Crashed,
    Demand,
    Ending,
    Frame,
    Loop,
    MemoryExceeded,
    Missing,
    NotRun,
    Outcome,
    OutputExceeded,
    Raised,
    Raises,
    Replacement,
    Returned,
    Tampered,
    TimedOut,
    Tree,
    Turn,
    Value,
)
from graders.engine.text import Text

CALL = Call("spaces", "vakjes", (["l", [3]], ["d", [[10, 5]]]))
TYPED = CALL._replace(stdin=("e", "tot"))
DEALS = CALL._replace(replaces=(Replacement("dealHand", "hand_uitdelen", (1, 2)),))
ONE_DEAL = CALL._replace(replaces=(Replacement("dealHand", "hand_uitdelen", (1,)),))
NO_DEAL = CALL._replace(replaces=(Replacement("dealHand", "hand_uitdelen", ()),))

FIVE = Demand(returns=Value(["l", [5]]))
NUMBER = Demand(returns=Value(36))
LEAVES = Demand(raises=Raises("AssertionError", "ongeldige opstelling"))
KEPT = Demand(keeps_arguments=True)
PRINTS = Demand(prints="Hand: a b\nTotaal: 5\n")
CHECKER = Demand(checker=CheckerUse("multiset", {}))
RIGHT = Returned(["l", [5]])

BOARD = CALL._replace(arguments=(["l", ["." * 15] * 15],))
BOARD_AFTER: Tree = ["l", [*["." * 15] * 7, "..AX" + "." * 11, *["." * 15] * 7]]
ROWS = CALL._replace(arguments=(["l", list(range(100, 130))],))
ROWS_MORE: Tree = ["l", [*range(100, 130), 7]]
ROWS_LESS: Tree = ["l", [*range(100, 107), *range(108, 130)]]
KEYS = CALL._replace(arguments=(["d", [[key, ["l", list(range(9))]] for key in "abcd"]],))
KEYS_MORE: Tree = ["d", [[key, ["l", list(range(9))]] for key in "abcde"]]
KEYS_OTHER: Tree = ["d", [[key, ["l", [*range(8), 8 + (key == "c")]]] for key in "abcd"]]
SET = CALL._replace(arguments=(["S", list(range(1, 40))],))
SET_MORE: Tree = ["S", list(range(1, 41))]

ASSERTION = ("AssertionError", "Exception", "BaseException", "object")
LINE = (Frame("glijbanen.py", 3, "<module>"), Frame("glijbanen.py", 12, "vakjes"))
HELPER = (Frame("glijbanen.py", 3, "vakjes"), Frame("hulp.py", 7, "stap"))


SPELT = (Frame("glijbanen.py", 12, "vakjes", (("worpen", ["l", [3]]),)),)
DEEP = (
    *(Frame("f.py", 5, "letterscores"),) * 8,
    Frame("f.py", 6, "letterscores"),
    Frame("f.py", 2, "letterscore"),
)
DEEP_HELPER = (*LINE, *(Frame("hulp.py", 7, "<genexpr>"), Frame("hulp.py", 7, "stap")) * 4)
LAMBDAS = (Frame("f.py", 3, "<lambda>"),) * 10


def raised(kind: str, message: str | None = "", frames: tuple[Frame, ...] = LINE) -> Raised:
    """Return an exception that a submission raised."""
    return Raised((kind, "Exception", "BaseException", "object"), message, frames)


def printed(ending: Ending, text: str) -> Outcome:
    """Return an outcome that printed."""
    return Outcome(ending, (Turn(text),))


class Example(NamedTuple):
    """One call, judged."""

    title: str
    demand: Demand
    outcome: Outcome
    call: Call = CALL
    checked: Checked | None = None


def _raises(kind: str, message: str | None = None, *, subclass: bool = False) -> Demand:
    return Demand(raises=Raises(kind, message, subclass))


STUCK = Loop(7, "while word in words:", "find", (("word", "a"), ("place", 0), ("words", ["l", ["a"]])))
AWAY = Loop(7, "while n != stop:", "f", (("stop", 1),), (("n", "down"),))


def levels(*values: int) -> tuple[Frame, ...]:
    """Return the frames of a function that calls itself with these values of its parameter, and has a variable."""
    return tuple(Frame("f.py", 3, "f", (("n", value), ("rest", value - 1))) for value in values)


EXAMPLES = [
    # the value
    Example("right", FIVE, Outcome(RIGHT)),
    Example("another value", FIVE, Outcome(Returned(["l", [10]]))),
    Example("another type", NUMBER, Outcome(Returned("36"))),
    Example("another type inside", FIVE, Outcome(Returned(["l", [5.0]]))),
    Example("nothing returned", NUMBER, Outcome(Returned(None))),
    Example("the answer printed", NUMBER, printed(Returned(None), "36\n")),
    Example("the answer printed last", FIVE, printed(Returned(None), "worp 3\n[5]\n")),
    Example("a text printed", Demand(returns=Value("5X")), printed(Returned(None), "5X\n")),
    Example("something else printed", NUMBER, printed(Returned(None), "35\n")),
    Example("a list", Demand(returns=Value("ab")), Outcome(Returned(["l", [1, 2]]))),
    Example("the value in a list", NUMBER, Outcome(Returned(["l", [36]]))),
    Example("a space too many in the text of a number", NUMBER, Outcome(Returned("36 "))),
    Example("a function", NUMBER, Outcome(Returned(["fn", "f"]))),
    Example("a generator", FIVE, Outcome(Returned(["gen", "vakjes"]))),
    Example("too large", FIVE, Outcome(Returned(["!", "size"]))),
    Example("any value will do", Demand(prints="5"), printed(Returned(7), "5\n")),
    # the output
    Example("right output", PRINTS, printed(Returned(None), "Hand: a b\nTotaal: 5")),
    Example("another line", PRINTS, printed(Returned(None), "Hand: a b\nTotaal: 6\n")),
    Example("a line missing", PRINTS, printed(Returned(None), "Totaal: 5\n")),
    Example("a last line missing", PRINTS, printed(Returned(None), "Hand: a b\n")),
    Example("a line too many", PRINTS, printed(Returned(None), "Hand: a b\nHallo\nTotaal: 5\n")),
    Example("two lines too many", PRINTS, printed(Returned(None), "Hand: a b\nTotaal: 5\nTot ziens!\nDag\n")),
    Example("two lines missing", Demand(prints="a\nb\nc"), printed(Returned(None), "a\n")),
    Example("an empty line too many", PRINTS, printed(Returned(None), "Hand: a b\nTotaal: 5\n\n")),
    Example("an empty line missing", Demand(prints="a\n\n"), printed(Returned(None), "a\n")),
    Example("a space too many", PRINTS, printed(Returned(None), "Hand: a b \nTotaal: 5\n")),
    Example("another case", PRINTS, printed(Returned(None), "hand: a b\nTotaal: 5\n")),
    Example("nothing printed", PRINTS, Outcome(Returned(None))),
    Example("output returned", PRINTS, Outcome(Returned("Hand: a b\nTotaal: 5"))),
    # a demanded exception
    Example("raised as demanded", LEAVES, Outcome(Raised(ASSERTION, "ongeldige opstelling", LINE))),
    Example("not raised", LEAVES, Outcome(Returned(["d", [[44, 0]]]))),
    Example("not raised, any message", _raises("ValueError"), printed(Returned(None), "None\n")),
    Example("another message", LEAVES, Outcome(Raised(ASSERTION, "ongeldige zet", LINE))),
    Example("a message with a capital", LEAVES, Outcome(Raised(ASSERTION, "Ongeldige opstelling", LINE))),
    Example("no message", LEAVES, Outcome(Raised(ASSERTION, "", LINE))),
    Example("an unreadable message", LEAVES, Outcome(Raised(ASSERTION, None, LINE))),
    Example("another exception", LEAVES, Outcome(raised("ValueError", "ongeldige opstelling"))),
    Example("a class of that name", LEAVES, Outcome(raised("user:AssertionError", "ongeldige opstelling"))),
    Example("a subclass", LEAVES, Outcome(Raised(("user:Fout", *ASSERTION), "ongeldige opstelling", LINE))),
    Example("the exception returned", LEAVES, Outcome(Returned(["o", "AssertionError", ["d", []]]))),
    Example("the message returned", LEAVES, Outcome(Returned("ongeldige opstelling"))),
    Example("the message printed", LEAVES, printed(Returned(None), "ongeldige opstelling\n")),
    Example(
        "a misspelt exception", LEAVES, Outcome(raised("NameError", "name 'assertionError' is not defined"))
    ),
    Example(
        "a text raised where one is demanded",
        LEAVES,
        Outcome(raised("TypeError", "exceptions must derive from BaseException")),
    ),
    Example(
        "a message that differs twice", LEAVES, Outcome(Raised(ASSERTION, "Ongeldige opstelling.", LINE))
    ),
    Example("quite another message", LEAVES, Outcome(Raised(ASSERTION, "de ladders zijn niet geldig", LINE))),
    Example("recursion where one is demanded", LEAVES, Outcome(raised("RecursionError", "maximum"))),
    # an exception that nobody demands
    Example("an index", FIVE, Outcome(raised("IndexError", "list index out of range"))),
    Example("in a helper", FIVE, Outcome(raised("KeyError", "'a'", HELPER))),
    Example("rejected", FIVE, Outcome(raised("AssertionError", "ongeldige opstelling"))),
    Example("None inside", FIVE, Outcome(raised("TypeError", "'NoneType' object is not iterable"))),
    Example("a forgotten import", FIVE, Outcome(raised("NameError", "name 'random' is not defined"))),
    Example("a misspelt variable", FIVE, Outcome(raised("NameError", "name 'wrpen' is not defined", SPELT))),
    Example("a text raised", FIVE, Outcome(raised("TypeError", "exceptions must derive from BaseException"))),
    Example("of its own", FIVE, Outcome(raised("user:Fout", "oei"))),
    Example("without message or line", FIVE, Outcome(raised("ValueError", None, ()))),
    Example(
        "other parameters",
        FIVE,
        Outcome(raised("TypeError", "vakjes() takes 1 positional argument but 2 were given", ())),
    ),
    Example("endless recursion", FIVE, Outcome(raised("RecursionError", "maximum recursion depth exceeded"))),
    Example(
        "recursion that ends in another function", FIVE, Outcome(raised("RecursionError", "maximum", DEEP))
    ),
    Example(
        "recursion that counts", FIVE, Outcome(raised("RecursionError", "maximum", levels(-7, -8, -9, -10)))
    ),
    Example("recursion with the same", FIVE, Outcome(raised("RecursionError", "maximum", levels(3, 3, 3)))),
    Example(
        "recursion too shallow to tell", FIVE, Outcome(raised("RecursionError", "maximum", levels(3, 2)))
    ),
    Example("recursion in a helper", FIVE, Outcome(raised("RecursionError", "maximum", DEEP_HELPER))),
    Example("recursion of a lambda", FIVE, Outcome(raised("RecursionError", "maximum", LAMBDAS))),
    Example("recursion nowhere", FIVE, Outcome(raised("RecursionError", "maximum", ()))),
    Example("exit", FIVE, Outcome(Raised(("SystemExit", "BaseException", "object"), "0", LINE))),
    Example("a hostile message", FIVE, Outcome(raised("ValueError", "\x1b[31m{}\n" + "x" * 500))),
    Example(
        "no remarks on a broken call",
        FIVE,
        Outcome(raised("ValueError"), (Turn("x"),), arguments=(1, 2), unread=1),
        TYPED,
    ),
    # input
    Example("input nobody typed", FIVE, Outcome(raised("EOFError"), asked_more=True)),
    Example("input swallowed", FIVE, Outcome(RIGHT, asked_more=True)),
    Example("asked for more", PRINTS, Outcome(raised("EOFError"), asked_more=True), TYPED),
    Example(
        "asked for a second line",
        PRINTS,
        Outcome(raised("EOFError"), asked_more=True),
        CALL._replace(stdin=("e",)),
    ),
    Example("a line unread", FIVE, Outcome(RIGHT, unread=1), TYPED),
    Example("lines unread", FIVE._replace(reads_all=True), Outcome(RIGHT, unread=2), TYPED),
    # no answer
    Example("too slow", FIVE, Outcome(TimedOut(1.0))),
    Example("too slow on a line", FIVE, Outcome(TimedOut(0.25, line=7))),
    Example(
        "in a loop", FIVE, Outcome(TimedOut(1.0, line=7, loop=Loop(7, "while x > 0:  # x", "f", (("x", 5),))))
    ),
    Example("in a loop of another function", FIVE, Outcome(TimedOut(1.0, line=7, loop=STUCK))),
    Example("in a loop that goes the wrong way", FIVE, Outcome(TimedOut(1.0, line=7, loop=AWAY))),
    Example(
        "in a loop without condition", FIVE, Outcome(TimedOut(1.0, line=7, loop=Loop(7, "while True:", "f")))
    ),
    Example("in a long line", FIVE, Outcome(TimedOut(1.0, line=7, loop=Loop(7, f"while {'x' * 90}:", "f")))),
    Example("asleep", FIVE, Outcome(TimedOut(6.0, waited=True, line=7))),
    Example("too much memory", FIVE, Outcome(MemoryExceeded(256))),
    Example(
        "too much memory on a line",
        FIVE,
        Outcome(MemoryExceeded(256, (Frame("f.py", 7, "f", (("x", 5000),)),))),
    ),
    Example("too much output", FIVE, Outcome(OutputExceeded(64))),
    Example("output cut", FIVE, Outcome(RIGHT, output_cut=True)),
    Example("os._exit", FIVE, Outcome(Crashed(exit_status=0))),
    Example("killed", FIVE, Outcome(Crashed(signal="SIGKILL"))),
    Example("a fault in C", FIVE, Outcome(Crashed(signal="SIGSEGV"))),
    Example("gone", FIVE, Outcome(Crashed())),
    Example("the debugger", FIVE, Outcome(Raised(("user:BdbQuit", "Exception")), asked_more=True)),
    Example("too many threads", FIVE, Outcome(Tampered("threads"))),
    Example("tampered", FIVE, Outcome(Tampered("unsolicited frame"))),
    Example("missing", FIVE, Outcome(Missing())),
    Example("no function", FIVE, Outcome(Missing(callable=False))),
    Example("given up", FIVE, Outcome(NotRun("gave up"))),
    Example("no time left", FIVE, Outcome(NotRun("budget"))),
    Example("not loaded", FIVE, Outcome(NotRun("load", 7))),
    Example("not loaded, line unknown", FIVE, Outcome(NotRun("load"))),
    Example("a syntax error", FIVE, Outcome(NotRun("syntax"))),
    Example("an earlier step", FIVE, Outcome(NotRun("step"))),
    Example("our own failure", FIVE, Outcome(NotRun("infrastructure"))),
    Example("not run for another reason", FIVE, Outcome(NotRun("?"))),
    # arguments
    Example("an argument changed", FIVE, Outcome(RIGHT, arguments=(["l", []], ["d", [[10, 5]]]))),
    Example(
        "an argument not kept",
        FIVE._replace(keeps_arguments=True),
        Outcome(RIGHT, arguments=(["l", [3]], ["d", [[10, 5], [3, 10]]])),
    ),
    Example(
        "not kept before raising",
        LEAVES._replace(keeps_arguments=True),
        Outcome(Raised(ASSERTION, "ongeldige opstelling"), arguments=(["l", [3]], ["d", []])),
    ),
    Example(
        "an element of a long argument changed",
        KEPT,
        Outcome(Returned(None), arguments=(BOARD_AFTER,)),
        BOARD,
    ),
    Example("an element added", KEPT, Outcome(Returned(None), arguments=(ROWS_MORE,)), ROWS),
    Example("an element removed", KEPT, Outcome(Returned(None), arguments=(ROWS_LESS,)), ROWS),
    Example("all elements removed", KEPT, Outcome(Returned(None), arguments=(["l", []],)), ROWS),
    Example("a key added", KEPT, Outcome(Returned(None), arguments=(KEYS_MORE,)), KEYS),
    Example("a key removed", KEPT, Outcome(Returned(None), arguments=(["d", []],)), KEYS),
    Example("a value at a key changed", KEPT, Outcome(Returned(None), arguments=(KEYS_OTHER,)), KEYS),
    Example("an element of a set added", KEPT, Outcome(Returned(None), arguments=(SET_MORE,)), SET),
    Example("an element of a set removed", KEPT, Outcome(Returned(None), arguments=(["S", [1]],)), SET),
    Example("another kind of value", KEPT, Outcome(Returned(None), arguments=(None,)), ROWS),
    Example(
        "kept in another order",
        FIVE._replace(keeps_arguments=True),
        Outcome(RIGHT, arguments=(["d", [[2, 3], [1, 2]]],)),
        CALL._replace(arguments=(["d", [[1, 2], [2, 3]]],)),
    ),
    Example(
        "not changed as demanded",
        Demand(arguments=(["l", [3]], ["d", [[10, 6]]])),
        Outcome(Returned(None)),
    ),
    Example(
        "changed as demanded",
        Demand(arguments=(["l", [3]], ["d", [[10, 6]]])),
        Outcome(Returned(None), arguments=(["l", [3]], ["d", [[10, 6]]])),
    ),
    Example(
        "arguments not sent back",
        Demand(arguments=(["l", [3]], ["d", []])),
        Outcome(Returned(None), arguments=(["l", [3]],)),
    ),
    Example("the argument itself", FIVE._replace(new=True), Outcome(Returned(["l", [5]], same_as=0))),
    Example("a number is never new", NUMBER._replace(new=True), Outcome(Returned(36, same_as=1))),
    # replaced functions
    Example("called too often", FIVE, Outcome(raised("EOFError"), replaced={"dealHand": 3}), DEALS),
    Example("called twice", FIVE, Outcome(raised("IndexError"), replaced={"dealHand": 2}), ONE_DEAL),
    Example("called at all", FIVE, Outcome(raised("IndexError"), replaced={"dealHand": 1}), NO_DEAL),
    Example("never called", FIVE, Outcome(RIGHT), DEALS),
    Example("called", FIVE, Outcome(RIGHT, replaced={"dealHand": 2}), DEALS),
    # checkers
    Example("checked and right", CHECKER, Outcome(Returned(7)), checked=Checked(None)),
    Example(
        "checked and wrong",
        CHECKER,
        Outcome(Returned(7)),
        checked=Checked(Text("Er ontbreekt een a.", "An a is missing.")),
    ),
    Example("not checked", CHECKER, Outcome(Returned(7))),
    Example("nothing to check", CHECKER, Outcome(raised("ValueError", "oei"))),
    Example(
        "its returns is the checker's",
        CHECKER._replace(returns=Value(8), prints="x"),
        printed(Returned(7), "veel"),
        checked=Checked(None),
    ),
    Example(
        "checked, and an argument changed",
        CHECKER._replace(keeps_arguments=True),
        Outcome(Returned(7), arguments=(["l", []], ["d", [[10, 5]]])),
        checked=Checked(Text("Er ontbreekt een a.", "An a is missing.")),
    ),
    # several things at once
    Example(
        "two faults",
        NUMBER._replace(keeps_arguments=True),
        Outcome(Returned(35), arguments=(["l", []], ["d", [[10, 5]]])),
    ),
    Example("also prints", FIVE, printed(RIGHT, "worp 3\n")),
    Example("a prompt is no remark", FIVE, printed(RIGHT, "Commando: "), TYPED),
]
