"""Holds both reference solutions of `scrabble_board` to 400 real placements from public game records.

A record states the board before the move, the place and the word ('.' or the letter itself where a tile lies
already; small letters are blanks), the score that the record of the game gives, and how many new tiles and
cross words there are. The score must follow from our rules alone, so no record is left out:
`test_nothing_left_out` counts them.
"""

import importlib.util
import json
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

HERE = Path(__file__).resolve().parent
REFERENCE = HERE.parents[1] / "reference" / "scrabble_board"
RECORDS = [json.loads(line) for line in (HERE / "placements.jsonl").read_text(encoding="utf-8").splitlines()]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
POINTS = (1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10)
LETTER_VALUES = dict(zip(LETTERS, POINTS, strict=True))


class Solution(NamedTuple):
    """The three functions that take a move, whatever their names."""

    place: Callable[[list[str], str, str], list[str]]
    formed_words: Callable[[list[str], str, str], list[str]]
    move_score: Callable[[list[str], str, str, dict[str, int]], int]


class Move(NamedTuple):
    """A record as our functions take it."""

    board: list[str]
    word: str
    position: str


def load(name: str) -> ModuleType:
    """Return a file of the reference folder as a module, loaded by its path."""
    spec = importlib.util.spec_from_file_location(f"scrabble_board_{name}", REFERENCE / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def solution(language: str) -> Solution:
    """Return the reference solution in one language."""
    module = load(f"solution_{language}")
    if language == "nl":
        return Solution(module.leggen, module.gevormde_woorden, module.zetscore)
    return Solution(module.place, module.formed_words, module.move_score)


def as_move(record: dict[str, object]) -> Move:
    """Return a record as a move, each '.' of its word filled in with the tile that lies there."""
    board, word, row, column = record["board"], record["word"], record["row"], record["col"]
    assert isinstance(board, list)
    assert isinstance(word, str)
    assert isinstance(row, int)
    assert isinstance(column, int)
    down = record["dir"] == "down"
    letters = [
        (board[row - 1 + step][column - 1] if down else board[row - 1][column - 1 + step])
        if letter == "."
        else letter
        for step, letter in enumerate(word)
    ]
    row_letter = "abcdefghijklmno"[row - 1]
    return Move(board, "".join(letters), f"{column}{row_letter}" if down else f"{row_letter}{column}")


def new_tiles(before: list[str], after: list[str]) -> int:
    """Return on how many squares two boards differ."""
    return sum(old != new for old, new in zip("".join(before), "".join(after), strict=True))


@pytest.fixture(scope="module", params=["nl", "en"])
def reference(request: pytest.FixtureRequest) -> Solution:
    return solution(request.param)


def test_nothing_left_out() -> None:
    """All 400 records are there, in both directions, with blanks, with and without the bonus."""
    assert len(RECORDS) == 400
    assert sum(record["dir"] == "down" for record in RECORDS) == 192
    assert sum(record["new_tiles"] == 7 for record in RECORDS) == 74
    assert sum(record["cross_words"] > 0 for record in RECORDS) == 234
    assert sum(not record["word"].isupper() for record in RECORDS) == 37


def test_scores(reference: Solution) -> None:
    """The score of every placement is the one its record states."""
    wrong = [
        (number, score, record["stated"])
        for number, record in enumerate(RECORDS)
        if (score := reference.move_score(*as_move(record), LETTER_VALUES)) != record["stated"]
    ]
    assert wrong == []


def test_cross_words(reference: Solution) -> None:
    """Every placement forms its main word, and as many cross words as its record says."""
    wrong = []
    for number, record in enumerate(RECORDS):
        move = as_move(record)
        main, *crosses = reference.formed_words(*move)
        if main.upper() != move.word.upper() or len(crosses) != record["cross_words"]:
            wrong.append((number, main, crosses, record["cross_words"]))
    assert wrong == []


def test_new_tiles(reference: Solution) -> None:
    """Every placement lays as many new tiles as its record says, and leaves the other squares alone."""
    wrong = []
    for number, record in enumerate(RECORDS):
        move = as_move(record)
        laid = new_tiles(move.board, reference.place(*move))
        if laid != record["new_tiles"]:
            wrong.append((number, laid, record["new_tiles"]))
    assert wrong == []
