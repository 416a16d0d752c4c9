"""A function that is right apart from those it builds on: what a student reads, and what a program gets."""

import json
import shutil
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tests.acceptance.conftest import ROOT, Nakijk

SCHEMA = json.loads((ROOT / "graders/engine/schemas/report.schema.json").read_text("utf-8"))

SPACES = """\
def spaces(rolls, chutes, ladders):
    distances = merge({chutes}, ladders)
    space, visited = 0, []
    for roll in rolls:
        if space + roll <= 100:
            space += roll
            while space in distances:
                space += distances[space]
        visited.append(space)
    return visited
"""
RIGHT = SPACES.replace("{chutes}", "chutes")
OTHER_QUESTION = SPACES.replace("{chutes}", "{{**chutes, 2000: 1000}}".replace("{{", "{").replace("}}", "}"))
"""Right, too, but it asks what nobody has asked before."""

SIGN = """\
def merge(chutes, ladders):
    assert not set(chutes) & set(ladders), "invalid configuration"
    assert all(end < start for start, end in chutes.items()), "invalid configuration"
    assert all(end > start for start, end in ladders.items()), "invalid configuration"
    return {start: start - end for start, end in {**chutes, **ladders}.items()}
"""
DUTCH = {"spaces": "vakjes", "merge": "samenvoegen", "invalid configuration": "ongeldige opstelling"}


def in_dutch(source: str) -> str:
    for english, dutch in DUTCH.items():
        source = source.replace(english, dutch)
    return source


@pytest.fixture(scope="module")
def without_reference(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bank as students have it."""
    bank = tmp_path_factory.mktemp("bank")
    for folder in ("exercises", "testcases"):
        shutil.copytree(ROOT / folder, bank / folder)
    (bank / "graders").mkdir()
    for grader in ("snakes_and_ladders", "scrabble_scores", "scrabble_board", "word_game"):
        shutil.copy(ROOT / "graders" / f"{grader}.py", bank / "graders")
    return bank


def report(nakijk: Nakijk, source: str, folder: Path, *words: str | Path) -> dict[str, Any]:
    """Check a file, and return its report as data, with its functions by id."""
    (folder / "mine.py").write_text(source)
    ran = nakijk("check", "mine.py", "--format", "json", *words, cwd=folder)
    data: dict[str, Any] = json.loads(ran.out)
    jsonschema.Draft202012Validator(SCHEMA).validate(data)
    return {**data, **{one["id"]: one for one in data["functions"]}}


def block(text: str, name: str) -> str:
    """Return what the report says of one function."""
    return text.partition(f"── {name} ")[2].partition("\n\n")[0].partition("\n")[2]


@pytest.mark.parametrize("bank", [True, False], ids=["with reference", "without reference"])
@pytest.mark.parametrize(
    ("language", "sentence"),
    [("nl", "vakjes is juist, op je samenvoegen na."), ("en", "spaces is right apart from your merge.")],
)
def test_what_a_student_reads(
    language: str, sentence: str, bank: bool, nakijk: Nakijk, tmp_path: Path, without_reference: Path
) -> None:
    source = SIGN + RIGHT
    (tmp_path / "mine.py").write_text(in_dutch(source) if language == "nl" else source)
    ran = nakijk("check", "mine.py", *([] if bank else ["--bank", without_reference]), cwd=tmp_path)
    assert ran.code == 1
    assert block(ran.out, "vakjes" if language == "nl" else "spaces") == sentence


@pytest.mark.parametrize("source", [SIGN + RIGHT, in_dutch(SIGN + RIGHT)], ids=["en", "nl"])
def test_the_points_that_the_bank_allows(
    source: str, nakijk: Nakijk, tmp_path: Path, without_reference: Path
) -> None:
    for words in ((), ("--bank", without_reference)):
        data = report(nakijk, source, tmp_path, *words)
        spaces = data["spaces"]
        assert spaces["verdict"] == "wrong"
        assert spaces["follow_through"] == {
            "points_without": 1.090909, "points_with": 3, "because": ["merge"],
        }  # fmt: skip
        assert spaces["points"] == 3
        assert data["points"] == pytest.approx(data["merge"]["points"] + 3)
        assert spaces["diagnosis"]["kind"] == "follow-through"
        assert set(spaces["diagnosis"]["cases"]) == {
            one["case"] for one in spaces["results"] if one["verdict"] != "correct"
        }
        assert data["merge"]["follow_through"] is None


def test_two_mistakes_are_no_follow_through(nakijk: Nakijk, tmp_path: Path) -> None:
    data = report(nakijk, SIGN + RIGHT.replace("<= 100", "< 100"), tmp_path)
    assert data["spaces"]["follow_through"] is None
    assert data["spaces"]["points"] < 3
    assert data["spaces"]["diagnosis"]["kind"] != "follow-through"


def test_a_right_file_has_none(nakijk: Nakijk, tmp_path: Path) -> None:
    data = report(nakijk, SIGN.replace("start - end", "end - start") + RIGHT, tmp_path)
    assert data["points"] == data["max_points"]
    assert [one["follow_through"] for one in data["functions"]] == [None, None]


@pytest.mark.parametrize(
    "merge",
    [
        "",
        "def merge(chutes, ladders):\n    pass\n",
        "def merge(chutes, ladders):\n    while True:\n        pass\n",
        "import os\ndef merge(chutes, ladders):\n    os._exit(0)\n",
        "def merge(chutes, ladders):\n    return merge(chutes, ladders)\n",
        "def merge(chutes, ladders):\n    ladders.clear()\n    return {}\n",
    ],
    ids=["missing", "unwritten", "endless", "ends the process", "recursion", "changes its arguments"],
)
def test_whatever_the_other_function_does(merge: str, nakijk: Nakijk, tmp_path: Path) -> None:
    """Also when the calls exceed a limit, and most were given up."""
    spaces = report(nakijk, merge + RIGHT, tmp_path)["spaces"]
    assert spaces["points"] == 3
    assert spaces["follow_through"]["because"] == ["merge"]
    failed = [one["case"] for one in spaces["results"] if one["verdict"] != "correct"]
    assert spaces["diagnosis"]["cases"] == failed


def test_what_is_in_no_table_is_asked_of_the_reference(
    nakijk: Nakijk, tmp_path: Path, without_reference: Path
) -> None:
    """The report says so by its digest; without a reference it stays unknown, and is not guessed."""
    by_data = report(nakijk, SIGN + RIGHT, tmp_path)
    asked = report(nakijk, SIGN + OTHER_QUESTION, tmp_path)
    assert asked["spaces"]["follow_through"]["because"] == ["merge"]
    assert asked["bank_digest"] != by_data["bank_digest"]
    alone = report(nakijk, SIGN + OTHER_QUESTION, tmp_path, "--bank", without_reference)
    assert alone["spaces"]["follow_through"] is None
    assert alone["bank_digest"] == by_data["bank_digest"]


def test_who_swallows_every_exception_is_not_right_for_that(nakijk: Nakijk, tmp_path: Path) -> None:
    """The question of a stub passes through `except:`; what the function does then is no answer."""
    source = SIGN + OTHER_QUESTION.replace("    distances = ", "    try:\n        distances = ", 1).replace(
        "    space, visited", "    except:\n        return []\n    space, visited", 1
    )
    spaces = report(nakijk, source, tmp_path)["spaces"]
    assert spaces["follow_through"] is None, "the invalid boards are not refused"
    assert spaces["correct"] < spaces["cases"]


def test_one_function_alone(nakijk: Nakijk, tmp_path: Path) -> None:
    """What it builds on was not graded, and may be to blame."""
    data = report(nakijk, SIGN + RIGHT, tmp_path, "-f", "spaces")
    assert data["spaces"]["follow_through"]["because"] == ["merge"]


def test_a_function_that_keeps_something_is_not_right_because_it_is_tried_anew(
    nakijk: Nakijk, tmp_path: Path
) -> None:
    """Only its last case is wrong, and right in every new process; what merge does wrong makes no difference."""
    merge = SIGN.replace("start - end", "end - start").replace("    return {", "    return {5000: 1} | {")
    counting = RIGHT.replace(
        "    distances =", "    COUNT.append(1)\n    assert len(COUNT) < 52\n    distances ="
    )
    spaces = report(nakijk, merge + "COUNT = []\n" + counting, tmp_path)["spaces"]
    assert spaces["correct"] == spaces["cases"] - 1
    assert spaces["diagnosis"]["kind"] == "keeps-state"
    assert spaces["follow_through"] is None


def test_a_use_through_a_helper_counts(nakijk: Nakijk, tmp_path: Path) -> None:
    """What the code of a function mentions, and what the helpers mention that it mentions."""
    helper = "def both(chutes, ladders):\n    return merge(chutes, ladders)\n"
    source = SIGN + helper + RIGHT.replace("merge(", "both(")
    assert report(nakijk, source, tmp_path)["spaces"]["follow_through"]["because"] == ["merge"]


def test_a_demanded_use_that_is_not_made_is_said(nakijk: Nakijk, tmp_path: Path) -> None:
    """A wrong function that is not used is not to blame."""
    helper = SIGN.replace("def merge", "def both").replace("start - end", "end - start")
    spaces = report(nakijk, SIGN + helper + RIGHT.replace("merge(", "both("), tmp_path)["spaces"]
    assert spaces["verdict"] == "correct"
    assert [one["en"] for one in spaces["remarks"]] == [
        "The exercise asks you to use the function merge in spaces."
    ]
    own = helper.replace("invalid configuration", "refused")
    spaces = report(nakijk, SIGN + own + RIGHT.replace("merge(", "both("), tmp_path)["spaces"]
    assert spaces["verdict"] == "wrong"
    assert spaces["follow_through"] is None


def test_verify_says_when_the_answers_are_not_those_of_the_bank(nakijk: Nakijk, tmp_path: Path) -> None:
    for folder in ("exercises", "testcases", "reference"):
        shutil.copytree(ROOT / folder, tmp_path / "bank" / folder)
    (tmp_path / "bank/graders").mkdir()
    shutil.copy(ROOT / "graders/snakes_and_ladders.py", tmp_path / "bank/graders")
    derived = tmp_path / "bank/testcases/derived/snakes_and_ladders.json"
    kept = derived.read_text("utf-8")
    derived.write_text(kept.replace('["merge",', '["merge", ', 1), "utf-8")
    words = ("verify", tmp_path / "bank", "snakes_and_ladders", "--lang", "en")
    assert nakijk(*words).code == 0, "only the white space is another"
    derived.write_text(kept.replace("null],null,", "null],[],", 1), "utf-8")
    ran = nakijk(*words)
    assert ran.code == 1
    assert "snakes_and_ladders.json:1:1: V301 " in ran.out
    assert nakijk(*words, "--write").code == 0
    assert derived.read_text("utf-8") == kept
