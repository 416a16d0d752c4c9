"""A bank's JSON as an exercise in one language: what each key becomes, and what is inherited."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from graders.engine.bank.build import build
from graders.engine.bank.check import check
from graders.engine.bank.load import load
from graders.engine.model import (
    Call,
    Case,
    CheckerUse,
    Comparison,
    Demand,
    Exercise,
    Function,
    Limits,
    Misconception,
    Raises,
    Replacement,
    Requirement,
    Step,
    Use,
    Value,
)
from graders.engine.text import Text

if TYPE_CHECKING:
    from tests.unit.bank.conftest import BankOf, MakeBank

SUM = Text("Tel a en b op.", "Add a and b.")


def _case(data: dict[str, Any], language: str = "nl") -> Case:
    return build(data, language).functions[0].cases[0]


def _step(data: dict[str, Any], language: str = "nl") -> Step:
    (step,) = _case(data, language).steps
    return step


def test_the_smallest_bank(adding: dict[str, Any]) -> None:
    call = Call("add", "som", (1, 2), most=1024)
    case = Case("a-1", "add", (Step(call, Demand(returns=Value(3))),))
    assert build(adding, "nl") == Exercise(
        slug="adding",
        title=Text("Optellen", "Adding"),
        language="nl",
        languages=("nl", "en"),
        functions=(Function("add", "som", ("a", "b"), SUM, (case,), other_names=("add",)),),
    )


def test_names_and_messages_are_of_the_language(bank_of: BankOf) -> None:
    raises = {"type": {"nl": "Fout", "en": "Wrong"}, "message": {"nl": "mis", "en": "bad"}, "subclass": True}
    data = bank_of({"args": [1, {"$lang": {"nl": ["a"], "en": "b"}}], "raises": raises})
    data["functions"][0]["parameters"] = {"nl": ["x", "y"], "en": ["p", "q"]}
    dutch, english = build(data, "nl").functions[0], build(data, "en").functions[0]
    assert (dutch.id, dutch.name, dutch.parameters) == ("add", "som", ("x", "y"))
    assert (english.id, english.name, english.parameters) == ("add", "add", ("p", "q"))
    assert _step(data, "nl").demand.raises == Raises("Fout", "mis", subclass=True, other_messages=("bad",))
    assert _step(data, "en").demand.raises == Raises("Wrong", "bad", subclass=True, other_messages=("mis",))
    assert _step(data, "nl").call.arguments == (1, ["l", ["a"]])
    assert _step(data, "en").call.arguments == (1, "b")


def test_a_message_may_be_the_same_for_all_or_left_out(bank_of: BankOf) -> None:
    for message, expected in (({"message": ""}, ""), ({}, None)):
        data = bank_of({"args": [1, 2], "raises": {"type": "ValueError", **message}})
        assert _step(data).demand.raises == Raises("ValueError", expected)


def test_a_bank_of_one_language_speaks_it_everywhere(bank_of: BankOf) -> None:
    data = bank_of({"args": [1, 2], "returns": 3}, title={"nl": "Optellen"})
    data["functions"][0] |= {"name": "som", "summary": {"nl": "Tel op."}}
    exercise = build(data, "en")
    assert (exercise.language, exercise.languages) == ("nl", ("nl",))
    assert exercise.title == Text("Optellen", "Optellen")
    assert exercise.functions[0].summary == Text("Tel op.", "Tel op.")
    assert exercise.functions[0].id == "som"


@pytest.mark.parametrize(
    ("raw", "tree"),
    [
        (None, None),
        (1, 1),
        (1.0, 1.0),
        (True, True),
        ("a", "a"),
        ("\ud800", ["s", "eda080"]),
        (2**53, ["i", "0x20000000000000"]),
        ([1, [2]], ["l", [1, ["l", [2]]]]),
        ({"a": {"b": 1}}, ["d", [["a", ["d", [["b", 1]]]]]]),
        ({"$comment": "why", "a": 1}, ["d", [["a", 1]]]),
        ({"$py": "(1, {2: 3})", "$comment": "why"}, ["t", [1, ["d", [[2, 3]]]]]),
        ({"$use": "one"}, 1),
        ([{"$use": "two"}], ["l", [["l", [1, 2]]]]),
        ({"$lang": {"nl": {"$use": "one"}, "en": 2}}, 1),
        ({"a": [{"$py": "()"}]}, ["d", [["a", ["l", [["t", []]]]]]]),
    ],
)
def test_values(bank_of: BankOf, raw: Any, tree: Any) -> None:
    named = {"$comment": "named", "one": 1, "two": [{"$use": "one"}, 2]}
    data = bank_of({"args": [raw, 0], "returns": raw}, values=named)
    step = _step(data)
    assert repr(step.call.arguments[0]) == repr(tree)
    assert step.demand.returns == Value(tree)
    assert build(data, "nl").values == {"one": 1, "two": ["l", [1, 2]]}


def test_null_is_demanded_and_nothing_is_not(bank_of: BankOf) -> None:
    assert _step(bank_of({"args": [1, 2], "returns": None})).demand.returns == Value(None)
    assert _step(bank_of({"args": [1, 2], "prints": "x"})).demand.returns is None


@pytest.mark.parametrize(
    ("raw", "printed"),
    [
        ("a\nb", "a\nb"),
        ("", ""),
        ([], ""),
        (["a", ""], "a\n\n"),
        ({"$lang": {"nl": ["een"], "en": "one"}}, "een\n"),
        ([{"$lang": {"nl": "een", "en": "one"}}, {"$use": "line"}], "een\nregel\n"),
        ({"$use": "lines"}, "x\nregel\n"),
    ],
)
def test_what_is_printed(bank_of: BankOf, raw: Any, printed: str) -> None:
    values = {"line": "regel", "lines": ["x", {"$use": "line"}]}
    assert _step(bank_of({"args": [1, 2], "prints": raw}, values=values)).demand.prints == printed


def test_what_is_typed(bank_of: BankOf) -> None:
    data = bank_of({"args": [1, 2], "stdin": ["n", {"$lang": {"nl": "ja", "en": "yes"}}], "reads_all": True})
    assert _step(data).call.stdin == ("n", "ja")
    assert _step(data).demand.reads_all
    assert _step(bank_of({"args": [1, 2], "stdin": []})).call.stdin == ()
    assert _step(bank_of({"args": [1, 2], "returns": 1})).call.stdin is None


def test_arguments_after_the_call_replace_keeping_them(bank_of: BankOf) -> None:
    data = bank_of({"args": [[1], 2], "arguments": [[1, 2], 2]}, keeps_arguments=True)
    demand = _step(data).demand
    assert demand.arguments == (["l", [1, 2]], 2)
    assert not demand.keeps_arguments


def test_a_checker_gets_ordinary_python_values(bank_of: BankOf) -> None:
    checker = {
        "name": "multiset",
        "$comment": "data",
        "pairs": {"$py": "{(1, 2): {3}}"},
        "word": {"$lang": {"nl": "een", "en": "one"}},
        "limit": {"$use": "limit"},
        "rest": [None, {"a": 1.5}],
    }
    case = {"args": [1, 2], "checker": checker, "returns": {"$py": "(1,)"}, "prints": ["a"]}
    demand = _step(bank_of(case, values={"limit": 3})).demand
    assert demand == Demand(
        checker=CheckerUse(
            "multiset",
            {
                "pairs": {(1, 2): {3}},
                "word": "een",
                "limit": 3,
                "rest": [None, {"a": 1.5}],
                "returns": (1,),
                "prints": "a\n",
            },
        )
    )
    plain = _step(bank_of({"args": [1, 2], "checker": "multiset"})).demand
    assert plain.checker == CheckerUse("multiset", {})


def test_what_is_inherited_is_merged_key_by_key(bank_of: BankOf) -> None:
    data = bank_of(
        {"args": [1, 2], "new": True, "limits": {"seconds": 3}, "compare": {"text": "ignore case"}},
        {"args": [1, 2], "new": True, "keeps_arguments": False, "threads": False},
        limits={"seconds": 2, "output_kb": 8, "$comment": "slow"},
        compare={"relative": 1, "order": "any"},
        keeps_arguments=True,
        threads=True,
    )
    data["functions"][0] |= {"limits": {"output_kb": 16, "memory_mb": 99}, "compare": {"order": "exact"}}
    first, second = (case.steps[0] for case in build(data, "nl").functions[0].cases)
    assert first.call.limits == Limits(3.0, 99, 16)
    assert second.call.limits == Limits(2.0, 99, 16)
    assert first.demand.comparison == Comparison(relative=1.0, text="ignore case")
    assert second.demand.comparison == Comparison(relative=1.0)
    assert (first.demand.keeps_arguments, first.call.threads) == (True, True)
    assert (second.demand.keeps_arguments, second.call.threads) == (False, False)


def _two_functions(bank_of: BankOf, *cases: dict[str, Any]) -> dict[str, Any]:
    data = bank_of(*cases)
    deal = {
        "name": {"nl": "delen", "en": "deal"},
        "parameters": [],
        "summary": {"nl": "Deel.", "en": "Deal."},
    }
    data["functions"].append({**deal, "keeps_arguments": True, "cases": [{"id": "d-1", "returns": 1}]})
    return data


def test_steps_inherit_from_the_function_that_they_call_and_from_the_case(bank_of: BankOf) -> None:
    steps = [
        {"function": "add", "args": [1, 2], "seed": 5},
        {"function": "deal", "returns": 1, "limits": {"seconds": 4}, "consume": 3},
    ]
    case = _case(_two_functions(bank_of, {"steps": steps, "limits": {"seconds": 2, "output_kb": 1}}))
    assert case.steps == (
        Step(Call("add", "som", (1, 2), seed=5, limits=Limits(2.0, output_kb=1), most=1024), Demand()),
        Step(
            Call("deal", "delen", consume=3, limits=Limits(4.0, output_kb=1), most=1024),
            Demand(returns=Value(1), keeps_arguments=True),
        ),
    )


def test_what_a_case_replaces(bank_of: BankOf) -> None:
    replaces = {"$comment": "hands", "deal": {"in_turn": [{"a": 1}, {"$py": "{}"}]}}
    data = _two_functions(bank_of, {"args": [1, 2], "returns": 3, "replaces": replaces})
    assert _step(data).call.replaces == (Replacement("deal", "delen", (["d", [["a", 1]]], ["d", []])),)


def test_the_keys_of_a_case(bank_of: BankOf) -> None:
    data = bank_of(
        {
            "args": [1, 2],
            "returns": 3,
            "why": {"nl": "zo", "en": "so"},
            "requirement": "sum",
            "weight": 2,
            "visibility": "hidden",
            "state": "fresh",
            "repeat": 7,
        },
        requirements={"$comment": "all", "carry": {"nl": "c", "en": "d"}, "sum": {"nl": "e", "en": "f"}},
    )
    step = Step(Call("add", "som", (1, 2), seed=0, most=1024), Demand(returns=Value(3)))
    why = Text("zo", "so")
    assert _case(data) == Case("a-1", "add", (step,), 7, why, "sum", 2, hidden=True, fresh=True)
    assert build(data, "nl").requirements == (
        Requirement("carry", 1, Text("c", "d")),
        Requirement("sum", 2, Text("e", "f")),
    )


def test_the_keys_of_functions(bank_of: BankOf) -> None:
    data = _two_functions(bank_of, {"args": [1, 2], "returns": 3})
    data |= {"scoring": "proportional"}
    data["functions"][0] |= {
        "id": "sum",
        "points": 2.5,
        "scoring": "all or nothing",
        "follow_through": 0.25,
        "uses": ["deal", {"function": "deal", "required": True, "points": 1}],
    }
    marks = [
        (each.id, each.points, each.scoring, each.follow_through) for each in build(data, "en").functions
    ]
    assert marks == [("sum", "2.5", "all or nothing", "0.25"), ("deal", "1", "proportional", "0")]
    assert build(data, "en").functions[0].uses == (Use("deal"), Use("deal", required=True, points="1"))


def test_whether_what_a_search_finds_counts(bank_of: BankOf) -> None:
    """A function says it, else the bank; usually it does not."""
    data = _two_functions(bank_of, {"args": [1, 2], "returns": 3})
    assert [each.search for each in build(data, "en").functions] == ["reported", "reported"]
    data["search"] = "counts"
    data["functions"][0]["search"] = "reported"
    assert [each.search for each in build(data, "en").functions] == ["reported", "counts"]


def test_the_keys_of_the_bank(bank_of: BankOf) -> None:
    hint = {"nl": "h", "en": "i"}
    data = _two_functions(bank_of, {"args": [1, 2], "returns": 3, "files": ["b"], "packages": ["numpy"]})
    data |= {
        "files": ["a", "b"],
        "writes": ["out"],
        "misconceptions": [{"name": "off", "functions": ["add"], "fails": ["a-*"], "hint": hint}],
        "constants": [
            {"name": {"nl": "GROOTTE", "en": "SIZE"}, "value": {"$py": "(1, 'x')"}, "comment": hint},
            {"name": "E", "value": 2.5},
        ],
    }
    exercise = build(data, "en")
    assert (exercise.files, exercise.writes, exercise.packages) == (("a", "b"), ("out",), ("numpy",))
    assert exercise.misconceptions == (Misconception("off", ("add",), ("a-*",), Text("h", "i")),)
    assert exercise.constants == (("SIZE", "(1, 'x')"), ("E", "2.5"))
    assert exercise.constant_comments == {"SIZE": Text("h", "i")}


def test_hidden_cases_are_added_from_the_overlay(make_bank: MakeBank, bank_of: BankOf) -> None:
    misconception = {"name": "off", "functions": ["add"], "fails": ["a-1"], "hint": {"nl": "h", "en": "i"}}
    data = bank_of(
        {"args": [1, {"$use": "two"}], "returns": 3}, values={"two": 2}, misconceptions=[misconception]
    )
    overlay = {
        "format": 1,
        "exercise": "adding",
        "values": {"three": [{"$use": "two"}, 3]},
        "functions": [
            {"function": "add", "cases": [{"id": "h-1", "args": [1, {"$use": "three"}], "returns": 4}]}
        ],
        "misconceptions": [{"name": "off", "fails": ["h-*"]}],
    }
    bank = make_bank(data, hidden=overlay, wrong=["off"])
    assert check(bank, "adding") == ()
    exercise = load(bank, "adding", "nl")
    public, hidden = exercise.functions[0].cases
    assert (public.id, public.hidden, hidden.id, hidden.hidden) == ("a-1", False, "h-1", True)
    assert hidden.steps[0].call.arguments == (1, ["l", [2, 3]])
    assert exercise.misconceptions[0].fails == ("a-1", "h-*")
