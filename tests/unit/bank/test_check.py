"""Checking a bank: all at once and in order, never a crash, and nothing on a bank that is right."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jsonschema
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from graders.engine.bank.build import build
from graders.engine.bank.check import check
from graders.engine.bank.checkers import BUILT_IN
from graders.engine.bank.overlay import merged
from graders.engine.bank.places import find_bank, slugs
from graders.engine.bank.schema import schema
from graders.engine.custom.builtin import CHECKERS
from graders.engine.messages import bank_cases, bank_json, bank_rules, bank_shape, bank_style, bank_values
from graders.engine.messages.bank import Said
from graders.engine.model import LANGUAGES

if TYPE_CHECKING:
    from tests.unit.bank.conftest import BankOf, MakeBank

HERE = Path(__file__).parent
COMPLETE: dict[str, Any] = json.loads((HERE / "complete.json").read_bytes())
OVERLAY: dict[str, Any] = {
    "format": 1,
    "exercise": "complete",
    "values": {"five": 5},
    "functions": [{"function": "deal", "cases": [{"id": "d-h1", "args": [{"$use": "five"}], "returns": 5}]}],
    "misconceptions": [{"name": "off_by_one", "fails": ["d-h*"]}],
}
GRADER = "checkers = {'fair': print}\n"


def _complete(make_bank: MakeBank, data: Any, overlay: Any = OVERLAY) -> Any:
    files = {"grader": GRADER, "data": {"words.txt": "aap\n"}, "wrong": ["off_by_one"]}
    return make_bank(data, "complete", hidden=overlay, **files)


def test_a_bank_that_uses_everything_has_no_mistakes(make_bank: MakeBank) -> None:
    assert check(_complete(make_bank, COMPLETE), "complete") == ()


def test_the_shipped_banks_have_no_mistakes() -> None:
    bank = find_bank(None)
    assert slugs(bank)
    assert [mistake for slug in slugs(bank) for mistake in check(bank, slug)] == []


def test_all_mistakes_are_told_at_once_and_in_order(make_bank: MakeBank) -> None:
    text = (HERE / "banks" / "cases" / "testcases" / "cases.json").read_text()
    mistakes = check(make_bank(text, "cases"), "cases")
    assert len({mistake.code for mistake in mistakes}) >= 12
    places = [(mistake.line, mistake.column) for mistake in mistakes]
    assert places == sorted(places)


def test_a_mistake_stands_where_it_is_in_the_file(make_bank: MakeBank) -> None:
    text = '{"format": 1,\n  "exercise": "other",\r\n\t"functions": [], "tilte": {"nl": "é", "en": "x"}}'
    told = [(one.line, one.column, one.path, one.code) for one in check(make_bank(text), "adding")]
    assert told == [
        (1, 1, "$", "B101"),
        (2, 15, "exercise", "B201"),
        (3, 15, "functions", "B107"),
        (3, 19, "tilte", "B102"),
    ]


def test_what_a_mistake_quotes_stays_on_one_line_and_can_be_printed(
    make_bank: MakeBank, adding: dict[str, Any]
) -> None:
    adding |= {"a\nb\x1b[31m": 1, "exercise": "\ud800é"}
    exercise, key = check(make_bank(adding), "adding")
    assert exercise.reason.en == '"\\ud800é" is not the name of this file (adding)'
    assert key.path == '["a\\nb\\x1b[31m"]'
    assert key.reason.nl == 'de sleutel "a\\nb\\x1b[31m" bestaat hier niet'


def test_mistakes_of_the_overlay_come_after_those_of_the_bank(make_bank: MakeBank, bank_of: BankOf) -> None:
    overlay = {"format": 1, "exercise": "adding", "functions": [{"function": "add", "cases": [{"id": "h"}]}]}
    mistakes = check(make_bank(bank_of({"args": [1], "returns": 1}), hidden=overlay), "adding")
    assert [(Path(one.file).name, one.code, one.path) for one in mistakes] == [
        ("adding.json", "B406", "functions[0].cases[0].args"),
        ("adding.hidden.json", "B402", "functions[0].cases[0]"),
        ("adding.hidden.json", "B407", "functions[0].cases[0]"),
    ]


def test_a_broken_overlay_does_not_hide_what_is_wrong_in_the_bank(
    make_bank: MakeBank, bank_of: BankOf
) -> None:
    mistakes = check(make_bank(bank_of({"args": [1, 2]}), hidden="[1, 2"), "adding")
    assert [(Path(one.file).name, one.code) for one in mistakes] == [
        ("adding.json", "B402"),
        ("adding.hidden.json", "B012"),
    ]


def test_files_are_not_held_against_a_bank_whose_json_is_broken(
    make_bank: MakeBank, adding: dict[str, Any]
) -> None:
    text = json.dumps(adding) + ', "misconceptions": []}'
    wrong = ["one", "two", "three"]
    assert [one.code for one in check(make_bank(text, wrong=wrong), "adding")] == ["B025"]
    assert [one.code for one in check(make_bank(adding, wrong=wrong), "adding")] == ["B507"] * 3


def test_a_suggestion_lists_nothing_twice(make_bank: MakeBank, bank_of: BankOf) -> None:
    data = bank_of({"args": [1, 2], "returns": 3}, {"id": "a-1", "args": [1, 3], "returns": 4})
    hint = {"nl": "tel na", "en": "count again"}
    data["misconceptions"] = [{"name": "off", "functions": ["add"], "fails": ["zzz"], "hint": hint}]
    told = {one.code: one.advice.en for one in check(make_bank(data), "adding")}
    assert told["B503"] == "choose from: a-1"


def test_a_checker_of_the_exercise_may_look_at_what_the_built_in_one_does_not(
    make_bank: MakeBank, bank_of: BankOf
) -> None:
    data = bank_of({"args": [1, 2], "returns": 3, "checker": {"name": "distribution", "type": "int"}})
    assert [one.code for one in check(make_bank(data), "adding")] == ["B422"]
    own = make_bank(data, grader="checkers = {'distribution': print}\n")
    assert check(own, "adding") == ()


def test_the_table_of_built_in_checkers_is_that_of_the_engine() -> None:
    assert BUILT_IN.keys() == CHECKERS.keys()


def test_a_long_row_of_named_values_is_no_problem(make_bank: MakeBank, bank_of: BankOf) -> None:
    values: dict[str, Any] = {"v0": [0]}
    values |= {f"v{number}": {"$use": f"v{number - 1}"} for number in range(1, 2000)}
    data = bank_of({"args": [1, {"$use": "v1999"}], "prints": {"$use": "v1999"}}, values=values)
    assert [one.code for one in check(make_bank(data), "adding")] == ["B413"]
    data["functions"][0]["cases"][0].pop("prints")
    data["functions"][0]["cases"][0]["returns"] = 1
    assert check(make_bank(data), "adding") == ()
    assert build(data, "nl").functions[0].cases[0].steps[0].call.arguments[1] == ["l", [0]]


def test_values_that_double_are_weighed_and_not_built(make_bank: MakeBank, bank_of: BankOf) -> None:
    values: dict[str, Any] = {"v0": [0, 1]}
    values |= {f"v{number}": [{"$use": f"v{number - 1}"}] * 2 for number in range(1, 60)}
    data = bank_of({"args": [1, {"$use": "v59"}], "returns": 1}, values=values)
    assert {one.code for one in check(make_bank(data), "adding")} == {"B307"}


# ---------------------------------------------------------------- laws

odd_values = st.recursive(
    st.none()
    | st.booleans()
    | st.sampled_from([0, 1, -1, 2.5, "", "nl", "add", "d-1", "$py", "(1,)", "os.exit()", "\ud800", "a*"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["$py", "$use", "$lang", "$comment", "nl", "en", "id", "name", "function", "args"]
            ),
            inner,
            max_size=3,
        )
    ),
    max_leaves=6,
)


def _paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(found for key, value in inner for found in _paths(value, (*path, key)))]


def _changed(data: Any, path: tuple[Any, ...], change: str, value: Any) -> Any:
    """Return a copy in which the part at `path` is replaced, removed or doubled."""
    if not path:
        return value
    whole = copy.deepcopy(data)
    parent = whole
    for step in path[:-1]:
        parent = parent[step]
    if change == "replace":
        parent[path[-1]] = value
    elif change == "remove":
        del parent[path[-1]]
    elif isinstance(parent, list):
        parent.append(parent[path[-1]])
    else:
        parent[str(value)] = parent[path[-1]]
    return whole


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=150)
@given(data=st.data())
def test_a_changed_bank_is_checked_without_a_crash_and_built_if_it_is_right(
    make_bank: MakeBank, data: st.DataObject
) -> None:
    whole, overlay = COMPLETE, OVERLAY
    for _time in range(data.draw(st.integers(1, 3))):
        in_overlay = data.draw(st.integers(0, 4)) == 0
        one = overlay if in_overlay else whole
        change = data.draw(st.sampled_from(["replace", "remove", "double"]))
        one = _changed(one, data.draw(st.sampled_from(_paths(one))), change, data.draw(odd_values))
        whole, overlay = (whole, one) if in_overlay else (one, overlay)
    mistakes = check(_complete(make_bank, whole, overlay), "complete")
    assert all(mistake.line >= 1 and mistake.message.nl and mistake.message.en for mistake in mistakes)
    if not any(mistake.is_error for mistake in mistakes):
        for language in LANGUAGES:
            assert build(merged(whole, overlay), language).functions


# ---------------------------------------------------------------- the catalogue and the schema


CATALOGUE = {
    f"{module.__name__.rpartition('.')[2]}.{name}": said
    for module in (bank_json, bank_shape, bank_rules, bank_style, bank_values, bank_cases)
    for name, said in vars(module).items()
    if isinstance(said, Said)
}
TOLD_ELSEWHERE = {
    f"bank_json.{name}"
    for name in (
        "NOT_THERE",
        "NOT_READABLE",
        "TOO_LARGE",
        "NOT_UTF8",
        "UTF16",
        "BOM",
        "TOO_DEEP",
        "TOO_BIG_INT",
    )
}
"""Those of `test_files.py` and `test_reader.py`."""


@pytest.mark.parametrize("name", sorted(CATALOGUE.keys() - TOLD_ELSEWHERE))
def test_every_kind_of_mistake_is_shown_in_full_in_a_test(name: str) -> None:
    said = CATALOGUE[name]
    shown = "".join(file.read_text(encoding="utf-8") for file in (HERE / "banks").glob("*.en.txt"))
    pattern = re.sub(r"\\\{\w+\\\}", ".*", re.escape(said.reason.en.replace("{{", "{").replace("}}", "}")))
    assert re.search(f"{said.severity} {said.code} .*: {pattern};", shown)


@pytest.mark.parametrize("name", sorted(CATALOGUE))
def test_both_languages_fill_in_the_same_parts(name: str) -> None:
    for text in (CATALOGUE[name].reason, CATALOGUE[name].advice):
        assert set(re.findall(r"\{(\w+)\}", text.nl)) == set(re.findall(r"\{(\w+)\}", text.en))
        assert not text.nl.endswith(".")


def test_the_schema_is_one_and_every_title_has_words() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())
    titles = set(re.findall(r'"title": "([^"]*)"', json.dumps(schema())))
    assert titles <= bank_shape.KINDS.keys()


def test_the_schema_alone_accepts_a_right_bank() -> None:
    jsonschema.validate(COMPLETE, schema())
