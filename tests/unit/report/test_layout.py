"""Values over several lines: never more of them than a person reads, whatever a submission returns."""

import pytest

from graders.engine.model import Tree
from graders.engine.report.layout import call_lines, value_lines


def test_a_board_has_a_line_for_each_row() -> None:
    rows: list[Tree] = ["." * 15] * 15
    assert value_lines(["l", rows], 72) == [
        f"['{rows[0]}',",
        *(f" '{row}'," for row in rows[1:-1]),
        f" '{rows[-1]}']",
    ]


@pytest.mark.parametrize("row", ["ab", ["l", []], ["l", [1, 2]]])
def test_what_is_much_taller_than_a_board_is_cut_as_any_list(row: Tree) -> None:
    tall: Tree = ["l", [row] * 49_000]
    lines = value_lines(tall, 72)
    assert len(lines) < 20
    assert "…" in "".join(lines)
    assert len(call_lines("f", [tall], 72)) < 20
