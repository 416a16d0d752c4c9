"""The words beside "verwacht" and "gekregen"."""

from __future__ import annotations

import subprocess
import sys

import pytest

from graders.engine.compare.expected import expected_text, outcome_text
from graders.engine.messages.verdicts import VERDICTS
from graders.engine.model import (
    SEVERITY,
    CheckerUse,
    Crashed,
    Demand,
    Ending,
    MemoryExceeded,
    Missing,
    NotRun,
    Outcome,
    OutputExceeded,
    Raised,
    Raises,
    Returned,
    Tampered,
    TimedOut,
    Tree,
    Turn,
    Value,
)
from graders.engine.text import Text, same

LONG: Tree = ["l", list(range(1000))]

DEMANDS: list[tuple[Demand, str, str]] = [
    (Demand(returns=Value(["l", [5]]), keeps_arguments=True), "[5]", "[5]"),
    (Demand(returns=Value(None)), "None", "None"),
    (
        Demand(raises=Raises("AssertionError", "ongeldige opstelling")),
        "AssertionError met de boodschap 'ongeldige opstelling'",
        "AssertionError with the message 'ongeldige opstelling'",
    ),
    (Demand(raises=Raises("ValueError")), "ValueError", "ValueError"),
    (Demand(raises=Raises("ValueError", "")), "ValueError zonder boodschap", "ValueError without a message"),
    (Demand(prints="a\nb\n"), "uitvoer 'a\\nb\\n'", "output 'a\\nb\\n'"),
    (Demand(returns=Value(5), prints="a"), "5, uitvoer 'a'", "5, output 'a'"),
    (
        Demand(arguments=(["l", [1]], 2)),
        "na de aanroep argumenten ([1], 2)",
        "arguments after the call ([1], 2)",
    ),
    (
        Demand(returns=Value(5), arguments=(["l", [1]],)),
        "5, na de aanroep argumenten ([1])",
        "5, arguments after the call ([1])",
    ),
    (Demand(checker=CheckerUse("multiset", {}), returns=Value(["l", [1]])), "[1]", "[1]"),
    (
        Demand(checker=CheckerUse("conversation", {})),
        "een antwoord dat aan de voorwaarden voldoet",
        "an answer that meets the requirements",
    ),
    (
        Demand(new=True, keeps_arguments=True, reads_all=True),
        "een nieuwe waarde, argumenten ongewijzigd, alle getypte regels gelezen",
        "a new value, arguments unchanged, all typed lines read",
    ),
    (Demand(), "om het even wat", "anything"),
]


@pytest.mark.parametrize(("demand", "nl", "en"), DEMANDS)
def test_what_is_demanded_is_told_in_one_line(demand: Demand, nl: str, en: str) -> None:
    """A value as Python writes it, an exception with its message, printed text."""
    assert expected_text(demand) == Text(nl, en)


ENDINGS: list[tuple[Ending, str, str]] = [
    (Returned(["d", [[44, 0]]]), "{44: 0}", "{44: 0}"),
    (
        Raised(("IndexError", "LookupError"), "list index out of range"),
        "IndexError met de boodschap 'list index out of range'",
        "IndexError with the message 'list index out of range'",
    ),
    (Raised(("user:Fout\x1b",), None), "Fout\\x1b zonder boodschap", "Fout\\x1b without a message"),
    (Raised(()), "Exception zonder boodschap", "Exception without a message"),
    (
        Raised(("SystemExit", "BaseException"), "0"),
        "geen antwoord: het programma werd afgesloten",
        "no answer: the program was exited",
    ),
    (TimedOut(1.0), "geen antwoord binnen 1 s", "no answer within 1 s"),
    (TimedOut(0.5), "geen antwoord binnen 0,5 s", "no answer within 0.5 s"),
    (MemoryExceeded(256), "meer dan 256 MB geheugen nodig", "more than 256 MB of memory needed"),
    (OutputExceeded(64), "meer dan 64 kB uitvoer", "more than 64 kB of output"),
    (
        Crashed(exit_status=0),
        "geen antwoord: het programma werd afgesloten",
        "no answer: the program was exited",
    ),
    (
        Crashed(signal="SIGKILL"),
        "geen antwoord: je programma viel weg",
        "no answer: your program ended abruptly",
    ),
    (
        Tampered("system call"),
        "geen antwoord: je programma werd stopgezet",
        "no answer: your program was stopped",
    ),
    (Tampered("frame"), "een antwoord buiten het protocol", "an answer outside the protocol"),
    (Missing(), "de functie bestaat niet", "the function does not exist"),
    (
        Missing(callable=False),
        "de naam bestaat, maar is geen functie",
        "the name exists, but is not a function",
    ),
    (
        NotRun("load", 7),
        "niet uitgevoerd: deze functie (regel 7) staat na de regel waar het laden van je bestand stopte",
        "not run: this function (line 7) comes after the line where loading your file stopped",
    ),
]


@pytest.mark.parametrize(("ending", "nl", "en"), ENDINGS)
def test_what_came_of_a_call_is_told_in_the_same_words(ending: Ending, nl: str, en: str) -> None:
    """So that the lines "verwacht" and "gekregen" can be laid side by side."""
    assert outcome_text(Outcome(ending)) == Text(nl, en)


GOT: list[tuple[Demand, Outcome, str]] = [
    (Demand(prints="a"), Outcome(Returned(None), (Turn("b\n"),)), "uitvoer 'b\\n'"),
    (Demand(prints="a"), Outcome(Returned(None)), "geen uitvoer"),
    (Demand(prints="a", returns=Value(5)), Outcome(Returned(6), (Turn("a"),)), "6, uitvoer 'a'"),
    (Demand(prints="?e\n"), Outcome(Returned(None), (Turn("?", "e"), Turn(""))), "uitvoer '?e\\n'"),
    (
        Demand(arguments=(1,)),
        Outcome(Returned(None), arguments=(["l", []],)),
        "na de aanroep argumenten ([])",
    ),
    (Demand(arguments=(1,)), Outcome(Returned(None)), "argumenten ongewijzigd"),
    (Demand(returns=Value(5)), Outcome(Returned(6), (Turn("x"),)), "6"),
    (
        Demand(raises=Raises("SystemExit", "1")),
        Outcome(Raised(("SystemExit",), "0")),
        "SystemExit met de boodschap '0'",
    ),
]


@pytest.mark.parametrize(("demand", "outcome", "nl"), GOT)
def test_what_came_is_told_of_what_was_demanded(demand: Demand, outcome: Outcome, nl: str) -> None:
    """Where output is demanded, the returned None says nothing."""
    assert outcome_text(outcome, demand=demand).nl == nl


def test_long_values_keep_the_place_of_the_difference() -> None:
    """Both lines show it."""
    demand = Demand(returns=Value(LONG))
    assert expected_text(demand, 30, (500,)) == same("[0, 1, 2, …, 500, …, 998, 999]")
    assert outcome_text(Outcome(Returned(LONG)), 30, demand, (500,)) == same("[0, 1, 2, …, 500, …, 998, 999]")


def test_every_verdict_has_a_word() -> None:
    """In both languages; the English one is the word of the reports, but for our own failure."""
    assert set(VERDICTS) == {verdict.value for verdict in SEVERITY}
    assert {key: words.en for key, words in VERDICTS.items() if words.en != key} == {
        "internal error": "could not be graded"
    }


def test_a_right_answer_is_judged_without_loading_any_words() -> None:
    """`nakijk check` on a right file must start fast."""
    program = """
import sys
from graders.engine.compare.judge import judge
from graders.engine.model import Call, Demand, Outcome, Raised, Raises, Returned, Value
demand = Demand(returns=Value(["d", [[1, 2.0]]]), keeps_arguments=True, prints="", new=True, reads_all=True)
assert judge(Call("f", "f"), demand, (Outcome(Returned(["d", [[1, 2.0]]])),)).verdict.value == "correct"
raises = Demand(raises=Raises("KeyError", "x"))
assert judge(Call("f", "f"), raises, (Outcome(Raised(("KeyError",), "x")),)).verdict.value == "correct"
heavy = {"graders.engine.messages.compare", "graders.engine.values.show", "unicodedata", "hashlib", "difflib", "dataclasses"}
print(sorted(heavy & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
