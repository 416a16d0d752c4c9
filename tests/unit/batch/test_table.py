"""Rows and totals follow from the reports alone, in whatever order these came."""

from collections.abc import Mapping

from hypothesis import given
from hypothesis import strategies as st

from graders.engine.batch.table import Column, FunctionRow, Row, row_of, table_of

REPORT: Mapping[str, object] = {
    "format": "nakijk-report/1",
    "exercise": "snakes_and_ladders",
    "error": None,
    "submission": {"id": "zoë", "path": "zoë/glijbanen.py", "digest": "sha256:00"},
    "verdict": "wrong",
    "points": 4.5,
    "max_points": 5,
    "functions": [
        {"id": "merge", "name": "samenvoegen", "verdict": "correct", "points": 2, "max_points": 2},
        {"id": "spaces", "name": "vakjes", "verdict": "wrong", "points": 2.5, "max_points": 3},
    ],
}


def row(id_: str, verdict: str = "correct", exercise: str = "x", error: str | None = None) -> Row:
    points = None if verdict == "internal error" else 1
    return Row(
        id_, f"{id_}.py", exercise, verdict, points, 1, (FunctionRow("f", "g", verdict, points, 1),), error
    )


def test_row_holds_what_the_report_says() -> None:
    assert row_of(REPORT) == Row(
        id="zoë",
        file="zoë/glijbanen.py",
        exercise="snakes_and_ladders",
        verdict="wrong",
        points=4.5,
        max_points=5,
        functions=(
            FunctionRow("merge", "samenvoegen", "correct", 2, 2),
            FunctionRow("spaces", "vakjes", "wrong", 2.5, 3),
        ),
    )


def test_what_could_not_be_graded_has_no_points() -> None:
    broken = row_of({**REPORT, "error": {"reason": "the sandbox is gone"}, "verdict": "internal error"})
    assert (broken.points, broken.max_points, broken.error) == (None, 5, "the sandbox is gone")


def test_function_that_could_not_be_graded_has_no_points() -> None:
    function = {"id": "merge", "name": "merge", "verdict": "internal error", "points": 0, "max_points": 2}
    assert row_of({**REPORT, "functions": [function]}).functions[0].points is None


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text("aé=", max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(sorted(REPORT)), inner, max_size=3)
    ),
    max_leaves=4,
)


@given(st.dictionaries(st.sampled_from(sorted(REPORT)), JSON))
def test_no_report_is_too_broken_for_a_row(report: Mapping[str, object]) -> None:
    assert row_of(report).verdict


def test_report_without_a_verdict_is_no_success() -> None:
    assert row_of({**REPORT, "verdict": None}).verdict == "internal error"
    assert row_of({**REPORT, "verdict": None}).points is None


@given(
    st.permutations(
        [row("b"), row("A"), row("é", "wrong"), row("a2", "internal error"), row("c", exercise="w")]
    )
)
def test_table_is_the_same_whatever_came_first(rows: list[Row]) -> None:
    table = table_of(rows)
    assert [each.id for each in table.rows] == ["A", "a2", "b", "c", "é"]
    assert list(table.verdicts.items()) == [("correct", 3), ("wrong", 1), ("internal error", 1)]
    assert table.columns == (Column("x", "f", correct=2, graded=3), Column("w", "f", correct=1, graded=1))


def test_table_of_nothing_is_empty() -> None:
    assert table_of([]) == ((), {}, ())
