"""What the cases of a function demand in general tells what any other call must do."""

import pytest

from graders.engine.grade.search.demand import Pattern, call, demands, pattern
from graders.engine.grade.search.references import without_language
from graders.engine.messages import search as say
from graders.engine.model import (
    Call,
    Case,
    CheckerUse,
    Comparison,
    Demand,
    Function,
    Limits,
    Outcome,
    Raised,
    Raises,
    Replacement,
    Returned,
    Step,
    TimedOut,
    Turn,
    Value,
)
from graders.engine.text import Text, same

MADE = Call("f", "f", (1,))
VALUE_ERROR = Raised(("ValueError", "Exception", "BaseException", "object"), "so")


def function(*steps: Step, repeat: int = 1) -> Function:
    cases = tuple(Case(f"c-{at}", "f", (step,), repeat) for at, step in enumerate(steps))
    return Function("f", "f", ("x",), same(""), cases)


def step(demand: Demand, **more: object) -> Step:
    return Step(MADE._replace(**more), demand)


def made(*given: Demand) -> Pattern:
    found = pattern(function(*map(step, given)))
    assert not isinstance(found, Text)
    return found


def asked(outcome: Outcome, *given: Demand) -> tuple[Demand, ...] | None:
    return demands(made(*given), MADE, outcome)


RETURNS = Demand(returns=Value(1))


def test_the_value_of_the_reference_is_demanded() -> None:
    assert asked(Outcome(Returned(7)), RETURNS) == (Demand(returns=Value(7)),)
    assert asked(Outcome(Returned(None)), RETURNS) == (Demand(returns=Value(None)),)


def test_what_no_case_demands_is_free() -> None:
    outcome = Outcome(Returned(7), (Turn("said\n"),), arguments=([],))
    assert asked(outcome, Demand(prints="a\n")) == (Demand(prints="said\n"),)
    assert asked(outcome, RETURNS) == (Demand(returns=Value(7)),)


def test_arguments_are_demanded_as_the_reference_leaves_them() -> None:
    after = asked(Outcome(Returned(None), arguments=(5,)), Demand(arguments=(2,)))
    assert after == (Demand(arguments=(5,)),)
    assert asked(Outcome(Returned(None)), Demand(arguments=(2,))) == (Demand(arguments=(1,)),)


def test_arguments_are_kept_when_every_case_demands_it() -> None:
    keeps = RETURNS._replace(keeps_arguments=True)
    assert made(keeps, keeps).keeps_arguments
    assert not made(keeps, RETURNS).keeps_arguments


def test_a_new_object_is_demanded_when_every_case_does() -> None:
    new = RETURNS._replace(new=True)
    assert made(new, Demand(raises=Raises("ValueError"))).new
    assert not made(new, RETURNS).new


def test_an_exception_that_cases_demand_is_demanded_with_its_message() -> None:
    one, other = Demand(raises=Raises("ValueError", "a")), Demand(raises=Raises("ValueError"))
    assert asked(Outcome(VALUE_ERROR), RETURNS, one) == (Demand(raises=Raises("ValueError", "so")),)
    assert asked(Outcome(VALUE_ERROR), one, other) == (Demand(raises=Raises("ValueError")),)


def test_nobody_may_demand_what_no_case_demands() -> None:
    assert asked(Outcome(VALUE_ERROR), RETURNS, Demand(raises=Raises("KeyError"))) is None
    assert asked(Outcome(TimedOut(1.0)), RETURNS) is None


def test_every_way_of_comparing_that_a_case_has_is_allowed() -> None:
    loose = Comparison(order="any")
    found = asked(Outcome(Returned(7)), RETURNS, RETURNS._replace(comparison=loose))
    assert found == (Demand(returns=Value(7)), Demand(returns=Value(7), comparison=loose))


def test_a_checker_that_judges_by_one_answer_gets_that_of_the_reference() -> None:
    use = CheckerUse("multiset", {"returns": [1], "of": "letters"})
    other = CheckerUse("multiset", {"returns": [2], "of": "letters"})
    found = asked(Outcome(Returned(["l", [3]])), Demand(checker=use), Demand(checker=other))
    assert found == (Demand(checker=CheckerUse("multiset", {"returns": [3], "of": "letters"})),)


def test_the_most_generous_limits_hold() -> None:
    steps = (
        step(RETURNS, limits=Limits(seconds=2.0)),
        step(RETURNS, limits=Limits(memory_mb=512), threads=True),
    )
    found = pattern(function(*steps))
    assert not isinstance(found, Text)
    assert call(found, (5,)) == Call("f", "f", (5,), threads=True, limits=Limits(2.0, 512))


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (function(step(RETURNS, seed=1)), say.CHANCE),
        (function(step(Demand(checker=CheckerUse("d", {}))), repeat=5), say.CHANCE),
        (function(step(RETURNS, stdin=())), say.TYPED),
        (function(step(RETURNS, replaces=(Replacement("g", "g", ()),))), say.REPLACES),
        (function(step(RETURNS, consume=3), step(RETURNS, consume=4)), say.CONSUMES),
        (function(step(Demand(checker=CheckerUse("free", {})))), say.checker("free")),
        (function(step(Demand(checker=CheckerUse("m", {"returns": 1}))), step(RETURNS)), say.checker("m")),
        (Function("f", "f", (), same(""), (Case("c", "f", (step(RETURNS),) * 2),)), say.ONLY_STEPS),
    ],
)
def test_a_function_of_which_the_reference_does_not_tell_all_is_left_out(given: Function, why: Text) -> None:
    assert pattern(given) == why


def test_what_differs_between_two_languages_is_not_compared() -> None:
    here = function(step(RETURNS), step(Demand(raises=Raises("ValueError", "fout"))))
    there = function(step(RETURNS), step(Demand(raises=Raises("ValueError", "wrong"))))
    raises = Demand(raises=Raises("ValueError", "fout"))
    assert without_language(raises, here, there) == Demand(raises=Raises("ValueError"))
    assert without_language(raises, here, here) == raises
    assert without_language(RETURNS, here, there) == RETURNS
    yes, ja = (function(step(Demand(returns=Value(word)))) for word in ("yes", "ja"))
    assert without_language(RETURNS, yes, ja) == Demand()
