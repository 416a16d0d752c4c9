"""A near miss is a function that does on every case what a mutant does, and nothing less."""

from graders.engine.bank.mutants import Change, Mutants
from graders.engine.diagnose.failing import STATE
from graders.engine.grade.near import behaviour, with_near_misses
from graders.engine.model import (
    Call,
    Case,
    CheckerUse,
    Demand,
    Ending,
    Exercise,
    Feedback,
    Function,
    FunctionReport,
    Judgement,
    MemoryExceeded,
    Missing,
    NotRun,
    Outcome,
    Report,
    Result,
    Returned,
    Step,
    Submission,
    TimedOut,
    Tree,
    Value,
    Verdict,
)
from graders.engine.text import same

DEMAND = Demand(returns=Value(7))
JUDGED = Demand(checker=CheckerUse("fair", {}))


def result(
    name: str, ending: Ending, said: str = "", verdict: Verdict = Verdict.WRONG, demand: Demand = DEMAND
) -> Result:
    case = Case(name, "f", (Step(Call("f", "f"), demand),))
    feedback = (Feedback("checker", same(said)),) if said else ()
    return Result(case, (Outcome(ending),), Judgement(verdict, feedback))


def right(name: str) -> Result:
    return result(name, Returned(7), verdict=Verdict.CORRECT)


def wrong(name: str, value: Tree) -> Result:
    return result(name, Returned(value))


def test_the_same_answers_on_the_same_cases() -> None:
    seen = behaviour([right("a"), wrong("b", 1)])
    assert seen is not None
    assert seen == behaviour([right("a"), right("c"), wrong("b", 1)])
    assert seen != behaviour([right("a"), wrong("b", 2)])
    assert seen != behaviour([wrong("a", 1), right("b")])
    assert seen != behaviour([wrong("a", 1), wrong("b", 1)])


def test_which_limit_ended_it_does_not_count() -> None:
    timed, too_large = result("a", TimedOut(1)), result("a", MemoryExceeded(256))
    assert behaviour([timed]) == behaviour([too_large])
    assert behaviour([timed]) != behaviour([wrong("a", 1)])


def test_what_is_not_known_in_full_or_right_has_none() -> None:
    assert behaviour([right("a")]) is None
    assert behaviour([wrong("a", 1), result("b", NotRun("gave up"), verdict=Verdict.NOT_RUN)]) is None
    assert behaviour([wrong("a", 1), result("b", Missing())]) is None
    assert behaviour([wrong("a", 1)._replace(outcomes=())]) is None


def test_what_fresh_retries_say_does_not_count() -> None:
    judged = result("a", Returned(1), "too low", demand=JUDGED)
    judgement = judged.judgement
    retried = judged._replace(
        judgement=judgement._replace(feedback=(Feedback(STATE, same("state")), *judgement.feedback))
    )
    assert behaviour([judged]) == behaviour([retried])
    assert behaviour([judged]) != behaviour([result("a", Returned(1), "too high", demand=JUDGED)])


def report(*results: Result) -> Report:
    made = Function("f", "doe", (), same(""), ())
    exercise = Exercise("x", same("X"), "nl", ("nl",), (made,))
    return Report(exercise, Submission("s", "s.py", b""), (FunctionReport(made, Verdict.WRONG, results),))


def known(*results: Result, now: str = "<") -> Mutants:
    return Mutants("", "solution_nl.py", 1, near={"f": {behaviour(results) or "": Change(7, "<=", now)}})


def said(seen: Report, mutants: Mutants | None) -> tuple[str, str] | None:
    text = with_near_misses(seen, mutants).functions[0].near_miss
    return (text.nl, text.en) if text else None


AS = "de modeloplossing met `<` in plaats van `<=` op regel 7 van solution_nl.py"
LIKE = "the reference solution with `<` instead of `<=` in line 7 of solution_nl.py"


def test_a_near_miss_is_told_in_both_languages() -> None:
    results = (right("a"), wrong("b", 1))
    assert said(report(*results), known(*results)) == (
        f"doet op alle testgevallen precies hetzelfde als {AS}",
        f"behaves on all cases exactly like {LIKE}",
    )
    assert said(report(*results), known(*results, now="pass")) == (
        f"doet op alle testgevallen precies hetzelfde als {AS.replace('met `<` in plaats van', 'zonder')}",
        f"behaves on all cases exactly like {LIKE.replace('with `<` instead of', 'without')}",
    )


def test_what_a_checker_judges_is_not_said_to_be_exactly_the_same() -> None:
    seen = result("a", Returned(1), "too low", demand=JUDGED)
    assert said(report(seen), known(seen)) == (
        f"faalt op dezelfde testgevallen, met dezelfde klachten, als {AS}",
        f"fails the same cases, with the same complaints, as {LIKE}",
    )


def test_nothing_is_said_of_other_behaviour_or_without_mutants() -> None:
    assert said(report(wrong("a", 2)), known(wrong("a", 1))) is None
    assert said(report(right("a")), known(wrong("a", 1))) is None
    assert said(report(wrong("a", 1)), None) is None
