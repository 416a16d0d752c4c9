"""Failing cases are tried again with right functions in the place of others: who is to blame, and what is not known."""

from collections.abc import Mapping
from textwrap import dedent

import pytest

from graders.engine.custom.load import Grader
from graders.engine.grade.blame import Followed
from graders.engine.grade.follow import Found, followed
from graders.engine.grade.judge import judge_case
from graders.engine.grade.known import Known
from graders.engine.grade.one import worst
from graders.engine.grade.oracle import Teacher
from graders.engine.model import (
    Answer,
    Call,
    Case,
    Demand,
    Exercise,
    Function,
    FunctionReport,
    Limits,
    Question,
    Raises,
    Step,
    Tree,
    Value,
)
from graders.engine.plan import alone, calls, together
from graders.engine.sandbox.child import Child
from graders.engine.sandbox.session import Session, Setup, open_session
from graders.engine.text import same

REFERENCE = """
def f(x):
    return 10 * x

def g(x):
    return x + 3

def h(x):
    return f(x) + g(x)
"""

QUICK = Limits(seconds=0.2)


def step(function: str, argument: Tree, demand: Demand) -> Step:
    return Step(Call(function, function, (argument,), limits=QUICK), demand)


def case(name: str, function: str, argument: Tree, expected: Tree, **more: object) -> Case:
    return Case(name, function, (step(function, argument, Demand(returns=Value(expected))),), **more)  # type: ignore[arg-type]


def function(name: str, *cases: Case) -> Function:
    return Function(name, name, ("x",), same(""), cases)


def f(*cases: Case) -> Function:
    return function("f", *(cases or (case("f-1", "f", 1, 10), case("f-2", "f", 2, 20))))


def g(*cases: Case) -> Function:
    return function("g", *(cases or (case("g-1", "g", 1, 4), case("g-2", "g", 2, 5))))


def h(*cases: Case) -> Function:
    return function("h", *(cases or (case("h-1", "h", 1, 14), case("h-2", "h", 2, 25))))


def opened(source: str) -> Session:
    return open_session(dedent(source).encode(), "mine.py", {}, Setup(load_limits=QUICK))


def tried(
    source: str, *functions: Function, reference: str | None = None, known: tuple[Known, ...] = ()
) -> Found:
    """Grade a submission on functions, and try again what fails."""
    exercise = Exercise("x", same("X"), "nl", ("nl",), functions or (f(), g(), h()))
    teacher = Teacher(lambda: known, lambda: opened(reference) if reference else None)
    with opened(source) as session:
        session.load()
        made = list(together(exercise.functions))
        outcomes = dict(zip((one.id for one in made), session.run(map(calls, made)), strict=True))
        outcomes |= {one.id: session.run_fresh(calls(one)) for one in alone(exercise.functions)}
        reports = []
        for one in exercise.functions:
            results = tuple(judge_case(Grader, each, outcomes[each.id]) for each in one.cases)
            reports.append(FunctionReport(one, worst(result.verdict for result in results), results))
        return followed(exercise, Grader, teacher, session, reports)


def found(source: str, *functions: Function, reference: str | None = None) -> Mapping[str, Followed]:
    return tried(source, *functions, reference=reference).functions


def test_who_of_two_is_to_blame() -> None:
    only_g = REFERENCE.replace("x + 3", "x + 4")
    assert found(only_g) == {"h": Followed((("g", ("h-1", "h-2")),), frozenset({"h-1", "h-2"}), ("g",))}
    at_one = REFERENCE.replace("x + 3", "x + 3 + (x == 1)").replace("10 * x", "10 * x + (x == 2)")
    assert found(at_one)["h"] == Followed(
        (("f", ("h-2",)), ("g", ("h-1",))), frozenset({"h-1", "h-2"}), ("f", "g")
    )


def test_a_case_may_need_both() -> None:
    both = REFERENCE.replace("x + 3", "x + 4").replace("10 * x", "11 * x")
    assert found(both)["h"].because == ("f", "g")
    (told,) = found(both)["h"].caused
    assert told[1] == ("h-1", "h-2"), "each failure is told once"


def test_a_function_that_is_wrong_itself_stays_wrong() -> None:
    wrong = REFERENCE.replace("x + 3", "x + 4").replace("f(x) + g(x)", "f(x) + g(x) + (x == 2)")
    assert found(wrong)["h"] == Followed((("g", ("h-1",)),), frozenset({"h-1", "h-2"}), ())


def test_a_right_function_is_not_to_blame_nor_one_that_is_not_called() -> None:
    assert found(REFERENCE.replace("f(x) + g(x)", "f(x) - g(x)")) == {}
    assert found(REFERENCE.replace("x + 3", "x + 4").replace("f(x) + g(x)", "10 * x")) == {}


def test_the_root_is_to_blame_and_not_what_lies_between() -> None:
    chain = """
        def f(x):
            return 30 * x

        def g(x):
            return f(x) // 10 + 3

        def h(x):
            return 10 * x + g(x)
    """
    tried_again = found(chain)
    assert {name: one.because for name, one in tried_again.items()} == {"g": ("f",), "h": ("f",)}


def test_two_functions_that_call_each_other_do_not_excuse_each_other() -> None:
    circle = "def f(x):\n    return g(x)\n\ndef g(x):\n    return f(x)\n\ndef h(x):\n    return 0\n"
    assert found(circle) == {}


def test_what_is_in_no_table_is_asked_of_the_reference_and_else_not_known() -> None:
    source = REFERENCE.replace("x + 3", "x + 4").replace("f(x) + g(x)", "f(x) + g(-x) + 2 * x")
    assert found(source)["h"] == Followed()
    asked = tried(source, reference=REFERENCE)
    assert (asked.functions["h"].because, asked.asked) == (("g",), True)
    known = tuple(Known(Question("g", (x,)), Answer(value=x + 3), ("h-1", "h-2")) for x in (-1, -2))
    by_data = tried(source, known=known)
    assert (by_data.functions["h"].because, by_data.asked) == (("g",), False)


def test_there_is_an_end_to_the_questions() -> None:
    """Twenty of one case; the reference is not asked on for ever."""
    for questions, because in ((20, ("g",)), (21, ())):
        source = REFERENCE.replace("x + 3", "x + 4").replace(
            "f(x) + g(x)", f"f(x) + g(x) + sum(g(100 * x + n) for n in range({questions})) * 0"
        )
        assert found(source, reference=REFERENCE)["h"].because == because


def test_a_reference_that_fails_answers_nothing() -> None:
    source = REFERENCE.replace("x + 3", "x + 4").replace("f(x) + g(x)", "f(x) + g(-x) + 2 * x")
    for reference in (
        "def g(x):\n    while True:\n        pass\n",
        "def g(x:\n",
        "def g(x):\n    return object()\n",
        "",
    ):
        assert found(source, reference=reference)["h"] == Followed()


@pytest.mark.parametrize(
    "wrong", ["while True: pass", "raise SystemExit", "import os; os._exit(3)", "return g(x)"]
)
def test_a_loop_or_crash_that_vanishes(wrong: str) -> None:
    """Also in cases that were given up after two of them."""
    many = h(*(case(f"h-{x}", "h", x, 11 * x + 3) for x in range(1, 6)))
    wide = g(*(case(f"g-{x}", "g", x, x + 3) for x in range(1, 6)))
    tried_again = found(REFERENCE.replace("return x + 3", wrong), f(), wide, many)
    assert tried_again["h"] == Followed(
        (("g", tuple(one.id for one in many.cases)),), frozenset(one.id for one in many.cases), ("g",)
    )


def test_a_case_in_a_process_of_its_own_and_a_demanded_exception() -> None:
    raising = step("g", -1, Demand(raises=Raises("ValueError", "no")))
    through = step("h", -1, Demand(raises=Raises("ValueError", "no")))
    tried_again = found(
        REFERENCE,
        f(),
        g(Case("g-1", "g", (raising,))),
        h(Case("h-1", "h", (through,), fresh=True), Case("h-2", "h", (through,))),
    )
    assert tried_again["h"].because == ("g",)


def test_a_case_that_calls_the_other_function_itself_is_not_tried() -> None:
    steps = (step("g", 2, Demand(returns=Value(5))), step("h", 2, Demand(returns=Value(25))))
    tried_again = found(REFERENCE.replace("x + 3", "x + 4"), f(), g(), h(Case("h-1", "h", steps)))
    assert tried_again["h"] == Followed()


def test_a_function_of_chance_is_not_replaced_and_then_nothing_is_known_of_what_stays_wrong() -> None:
    chance = Case("g-1", "g", (Step(Call("g", "g", (1,), seed=0), Demand(returns=Value(4))),))
    tried_again = found(REFERENCE.replace("x + 3", "x + 4"), f(), g(chance), h())
    assert tried_again["h"] == Followed()


def test_what_stays_wrong_may_be_the_doing_of_one_that_cannot_be_replaced() -> None:
    chance = Case("g-1", "g", (Step(Call("g", "g", (1,), seed=0), Demand(returns=Value(4))),))
    wrong = REFERENCE.replace("x + 3", "x + 3 + (x == 1)").replace("10 * x", "11 * x")
    tried_again = found(wrong, f(), g(chance), h())
    assert tried_again["h"] == Followed((("f", ("h-2",)),), frozenset({"h-2"}))


def test_nothing_of_the_function_itself_is_sent_to_the_submission(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what right functions answer only what was asked, and never what is expected of the function that is tried again."""
    sent: list[str] = []
    write = Child.ask_written

    def spy(child: Child, fields: str) -> int:
        sent.append(fields)
        return write(child, fields)

    monkeypatch.setattr(Child, "ask_written", spy)
    secret = [case("h-1", "h", 1, 900_014), case("h-2", "h", 2, 900_025)]
    other = case("g-9", "g", 9, 700_012)
    source = REFERENCE.replace("f(x) + g(x)", "f(x) + g(x) + 900_000").replace("x + 3", "x + 4")
    known = (Known(Question("h", (1,)), Answer(value=900_014), ("h-1",)),)
    tried_again = tried(source, f(), g(*g().cases, other), h(*secret), known=known)
    assert tried_again.functions["h"].because == ("g",)
    stubbed = [one for one in sent if '"stubs"' in one]
    assert stubbed
    assert any("[[1],null,[[],4,null,null]]" in one for one in stubbed), "what g answers"
    assert not [one for one in sent if "900014" in one or "900025" in one]
    assert not [one for one in sent if "700012" in one], "nor what nobody asked"
