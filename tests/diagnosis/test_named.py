"""Every wrong submission of the set gets the cause that a good teacher would name first."""

import pytest

from tests.diagnosis.graded import EXPECTED, FOLDER, causes, graded


def test_the_set_is_whole() -> None:
    """Every file has its labels, and every label its file."""
    assert {f"{file.parent.name}/{file.name}" for file in FOLDER.glob("*/*.py")} == EXPECTED.keys()
    assert len(EXPECTED) >= 80


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_submission_gets_its_cause(name: str) -> None:
    assert causes(graded(name)) == EXPECTED[name]
