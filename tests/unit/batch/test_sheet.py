"""The sheet says what the table says, in every spreadsheet, and runs nothing."""

import csv
import io
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.batch.sheet import safe, sheet
from graders.engine.batch.table import FunctionRow, Row, table_of

NAMES = st.text(st.characters() | st.sampled_from("=+-@;,\t\r\n\"' "), max_size=12)


def read(content: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline="")))


def test_whole_sheet() -> None:
    merge = FunctionRow("merge", "samenvoegen", "correct", 2, 2)
    rows = [
        Row(
            "zoë",
            "zoë/opl.py",
            "snakes",
            "wrong",
            4.5,
            5,
            (merge, FunctionRow("spaces", "vakjes", "wrong", 2.5, 3)),
            near=("spaces is it", "merge too"),
        ),
        Row(
            "Jan", "Jan.py", "snakes", "internal error", None, 5, (), "Traceback:\n  x\nOSError: no sandbox\n"
        ),
    ]
    assert (
        sheet(table_of(rows))
        == (
            "\ufeffid,file,exercise,verdict,points,max_points,error,near_miss,"
            "merge points,merge verdict,spaces points,spaces verdict\r\n"
            "Jan,Jan.py,snakes,internal error,,5,OSError: no sandbox,,,,,\r\n"
            "zoë,zoë/opl.py,snakes,wrong,4.5,5,,spaces is it; merge too,2,correct,2.5,wrong\r\n"
        ).encode()
    )


def test_functions_of_several_exercises_stay_apart() -> None:
    rows = [
        Row("a", "a.py", "one", "correct", 1, 1, (FunctionRow("f", "f", "correct", 1, 1),)),
        Row("b", "b.py", "two", "wrong", 0, 2, (FunctionRow("f", "f", "wrong", 0, 2),)),
    ]
    assert [line[8:] for line in read(sheet(table_of(rows)))] == [
        ["one.f points", "one.f verdict", "two.f points", "two.f verdict"],
        ["1", "correct", "", ""],
        ["", "", "0", "wrong"],
    ]


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("=1+1", "'=1+1"),
        ("+32 9", "'+32 9"),
        ("-rf", "'-rf"),
        ("@sum(a)", "'@sum(a)"),
        ("  =1", "'  =1"),
        ("\t=1", "'\t'=1"),
        ("＝1", "'＝1"),
        ("zoe;=1", "zoe;'=1"),
        ('"=1', "\"'=1"),
        ("zoë/-x.py", "zoë/-x.py"),
        ("Jan-Piet 1=1", "Jan-Piet 1=1"),
        ("", ""),
        ("\ud800", r"\ud800"),
    ],
)
def test_formulas_become_text(text: str, cell: str) -> None:
    assert safe(text) == cell


@given(NAMES)
def test_no_cell_can_be_taken_for_a_formula(name: str) -> None:
    cell = safe(name)
    for part in re.split('[;,|\t\r\n"]', cell):
        assert part.lstrip()[:1] not in ("=", "+", "-", "@", "＝", "＋", "－", "＠") or part[:1] == "'"


@given(st.lists(NAMES, max_size=4, unique=True))
def test_every_name_is_one_row_whatever_it_holds(names: list[str]) -> None:
    rows = [Row(name, name, "x", "correct", 1, 1) for name in names]
    table = table_of(rows)
    assert [line[:2] for line in read(sheet(table))[1:]] == [[safe(row.id)] * 2 for row in table.rows]
