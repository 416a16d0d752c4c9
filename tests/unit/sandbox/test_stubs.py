"""Functions that answer from a table during a call, and the questions that are not in it."""

import pytest

from graders.engine.model import (
    Answer,
    Call,
    NotRun,
    Outcome,
    Question,
    Raised,
    Returned,
    Stub,
    Tampered,
    Tree,
    Turn,
    Value,
)
from graders.engine.sandbox.system import System
from tests.unit.sandbox.conftest import FORGER, Open, call, made

SUM = "def add(a, b=1):\n    return a - b\n\n\ndef twice(x):\n    return add(x, x)\n"


def stub(*table: tuple[Question, Answer], name: str = "add", talks: bool = False) -> Stub:
    return Stub(name, name, ("a", "b"), talks, table)


def asked(*arguments: Tree, typed: tuple[str, ...] | None = None, name: str = "add") -> Question:
    return Question(name, arguments, typed)


def twice(*table: tuple[Question, Answer], name: str = "twice", argument: Tree = 4) -> Call:
    return call(name, argument, stubs=(stub(*table),))


def one(submission: Open, source: str, made_call: Call, on: System | None = None) -> Outcome:
    (outcome,) = made(submission(source, on=on), made_call)
    return outcome


class TestAnswers:
    """What stands in the table comes back."""

    def test_a_value_takes_the_place_of_the_submissions_own(self, submission: Open, system: System) -> None:
        """On all ways to have children; the next call has the submission's function again."""
        session = submission(SUM, on=system)
        first, second = made(session, twice((asked(4, 4), Answer(value=8))), call("twice", 4))
        assert (first.ending, second.ending) == (Returned(8), Returned(0))
        assert first.question is None

    def test_a_function_that_is_not_there(self, submission: Open) -> None:
        """It is there for this call only."""
        session = submission("def twice(x):\n    return add(x, x)\n")
        first, second = made(session, twice((asked(4, 4), Answer(value=8))), call("twice", 4))
        assert first.ending == Returned(8)
        assert isinstance(second.ending, Raised)
        assert second.ending.types[0] == "NameError"

    @pytest.mark.parametrize("expression", ["add(b=2, a=x)", "add(x, b=2)", "add(a=x, b=2)"])
    def test_arguments_by_name(self, submission: Open, expression: str) -> None:
        """They count by position, under the names of the submission."""
        source = f"def add(a, b):\n    pass\ndef twice(x):\n    return {expression}\n"
        assert one(submission, source, twice((asked(4, 2), Answer(value=6)))).ending == Returned(6)

    def test_a_default_value_of_the_submission(self, submission: Open) -> None:
        """What is left out is what the submission's own function would have had."""
        source = SUM.replace("add(x, x)", "add(x)")
        assert one(submission, source, twice((asked(4, 1), Answer(value=5)))).ending == Returned(5)

    def test_the_order_in_a_dict_makes_no_difference(self, submission: Open) -> None:
        """Neither does it in a set; types do make one."""
        source = "def twice(x):\n    return add({2: {'b', 'a'}, 1: x}, 0)\n"
        table: Tree = ["d", [[1, 4], [2, ["S", ["a", "b"]]]]]
        assert one(submission, source, twice((asked(table, 0), Answer(value=1)))).ending == Returned(1)
        question = one(submission, source, twice((asked(table, False), Answer(value=1)))).question
        assert question == asked(["d", [[2, ["S", ["a", "b"]]], [1, 4]]], 0)

    def test_each_call_has_a_copy_of_its_own(self, submission: Open) -> None:
        """What one call does with a list is no matter of the next."""
        source = "def twice(x):\n    add(x, x).append(1)\n    return add(x, x)\n"
        answer = Answer(value=["l", [7]])
        assert one(submission, source, twice((asked(4, 4), answer))).ending == Returned(["l", [7]])

    def test_an_exception_with_its_message(self, submission: Open) -> None:
        """It has no frame of ours; a class of the submission's own is found by its name."""
        source = "class Bad(ValueError):\n    pass\n" + SUM
        for name, types in (("AssertionError", ("AssertionError",)), ("Bad", ("user:Bad", "ValueError"))):
            ending = one(submission, source, twice((asked(4, 4), Answer(raises=(name, "no"))))).ending
            assert isinstance(ending, Raised)
            assert ending.types[: len(types)] == types
            assert ending.message == "no"
            assert [frame.function for frame in ending.frames] == ["twice"]

    def test_changed_arguments(self, submission: Open) -> None:
        """An answer may say what becomes of its arguments."""
        source = "def twice(x):\n    add(x, 0)\n    return x\n"
        answer = Answer(arguments=(["l", [1, 2]], 0))
        outcome = one(submission, source, twice((asked(["l", [2, 1]], 0), answer), argument=["l", [2, 1]]))
        assert outcome.ending == Returned(["l", [1, 2]], same_as=0)
        assert outcome.arguments == (["l", [1, 2]],)

    def test_a_conversation(self, submission: Open) -> None:
        """What is said stands where it was said, and the lines that are read are gone."""
        source = "def twice(x):\n    input('first ')\n    add(x, x)\n    print(input('last '))\n"
        turns = (Turn("how? ", ""), Turn("bye\n"))
        talking = stub((asked(4, 4, typed=("so", "c")), Answer(turns)), talks=True)
        outcome = one(submission, source, call("twice", 4, stdin=("a", "so", "c"), stubs=(talking,)))
        assert outcome.ending == Returned(None)
        assert outcome.turns == (
            Turn("first ", "a"),
            Turn("how? ", "so"),
            Turn("bye\nlast ", "c"),
            Turn("c\n"),
        )


class TestQuestions:
    """What is not in the table is asked, and the call ends."""

    def test_a_question(self, submission: Open, system: System) -> None:
        """Calls after it are made as ever."""
        session = submission(SUM, on=system)
        first, second = made(session, twice(), call("add", 4, 3))
        assert (first.ending, first.question) == (NotRun("question"), asked(4, 4))
        assert second.ending == Returned(1)

    def test_what_is_still_to_be_typed_is_part_of_it(self, submission: Open) -> None:
        """Only of a function that asks for it."""
        source = "def twice(x):\n    input()\n    add(x, x)\n"
        for talks, typed in ((True, ("b",)), (False, None)):
            outcome = one(submission, source, call("twice", 4, stdin=("a", "b"), stubs=(stub(talks=talks),)))
            assert outcome.question == asked(4, 4, typed=typed)

    @pytest.mark.parametrize("swallow", ["except:", "except BaseException:"])
    def test_who_swallows_everything_cannot_swallow_it(self, submission: Open, swallow: str) -> None:
        """Neither once nor without end."""
        once = f"def twice(x):\n    try:\n        add(x, 1)\n    {swallow}\n        return 8\n"
        assert one(submission, once, twice()).question == asked(4, 1)
        again = f"def twice(x):\n    while True:\n        try:\n            add(x, 1)\n        {swallow}\n            x += 1\n"
        assert one(submission, again, twice()).question == asked(4, 1)

    def test_a_call_is_not_believed_to_ask_without_stubs(self, submission: Open) -> None:
        """A question that no stub can have asked is no answer in the protocol."""
        source = (
            FORGER
            + 'def twice(x):\n    answer({"kind": "question", "stub": 0, "arguments": [], "typed": None, "seconds": 0.0})\n'
        )
        assert one(submission, source, call("twice", 4)).ending == Tampered("malformed")

    def test_stubs_leave_no_table_behind(self, submission: Open) -> None:
        """After the call the module is as it was."""
        source = SUM + "before = add\n\n\ndef same(x):\n    return add is before\n"
        first, second = made(submission(source), twice((asked(4, 4), Answer(value=8))), call("same", 0))
        assert first.ending == Returned(8)
        assert second.ending == Returned(Value(True).tree)
