"""The expected value of a built-in checker, in words for a student."""

import pytest

from graders.engine.custom.demanded import demanded
from graders.engine.model import CheckerUse
from graders.engine.text import Text


def test_counts() -> None:
    assert demanded(CheckerUse("mapping_without_zeros", {"returns": {"a": 1}})) == Text(
        nl="{'a': 1} (nullen mogen erbij)", en="{'a': 1} (zero counts allowed)"
    )


def test_elements_in_any_order() -> None:
    assert demanded(CheckerUse("multiset", {"returns": [3, "{x}"]})) == Text(
        nl="[3, '{x}'] (in welke volgorde ook)", en="[3, '{x}'] (in any order)"
    )


def test_a_long_value_is_cut_to_the_budget() -> None:
    text = demanded(CheckerUse("multiset", {"returns": list(range(1000))}), budget=40)
    assert text is not None
    assert text.en == "[0, 1, 2, 3, 4, 5, 6, 7, …, 998, 999] (in any order)"


@pytest.mark.parametrize(
    "use",
    [
        CheckerUse("conversation", {"says": [[]], "returns": 1}),
        CheckerUse("distribution", {"type": "int"}),
        CheckerUse("multiset", {}),
        CheckerUse("even", {"returns": 2}),
    ],
)
def test_checkers_without_an_expected_value(use: CheckerUse) -> None:
    assert demanded(use) is None
