"""The built-in checkers by name, and that no value of a student makes one fail."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from graders.engine.custom import CheckerCall, CheckerOutcome, Opaque, Turn
from graders.engine.custom.builtin import CHECKERS
from graders.engine.text import Text

DATA: dict[str, dict[str, object]] = {
    "conversation": {"says": [[9, {"something": True}], [{"letters": "ab"}, {"not": 1}]]},
    "distribution": {
        "keys": "ab", "values": [1], "values_between": [0, 1.5], "sum_of_values": 2, "size": 2, "between": [0, 1],
        "one_of": [1], "all_different": True, "distinct_at_least": 2, "seen": [1], "shares": [[1, 0, 1]],
    },
    "mapping_without_zeros": {"returns": {"a": 1}},
    "multiset": {"returns": [1, "a"]},
}  # fmt: skip

LEAVES = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary() | st.complex_numbers()
    | st.just(5000).map(lambda digits: 10**digits) | st.builds(Opaque, st.text())
)  # fmt: skip
VALUES = st.recursive(
    LEAVES,
    lambda part: (
        st.lists(part)
        | st.lists(part).map(tuple)
        | st.dictionaries(st.integers() | st.text() | st.none(), part)
        | st.sets(st.integers() | st.text())
    ),
    max_leaves=10,
)
OUTCOMES = st.builds(
    CheckerOutcome,
    kind=st.just("returned"),
    value=VALUES,
    exception=st.none(),
    message=st.none(),
    stdout=st.text(),
    turns=st.lists(st.builds(Turn, st.text(), st.none() | st.text()), max_size=3).map(tuple),
    replaced=st.just({}),
)


def test_the_names_that_a_bank_may_use() -> None:
    assert sorted(CHECKERS) == sorted(DATA)


def test_every_checker_says_what_it_takes() -> None:
    for checker in CHECKERS.values():
        assert checker.__doc__


@pytest.mark.parametrize("name", sorted(DATA))
@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(outcomes=st.lists(OUTCOMES, max_size=3))
def test_every_value_gets_a_text_or_none(name: str, outcomes: list[CheckerOutcome]) -> None:
    call = CheckerCall("f", "f", (), ("x",), None)
    each = [{key: part} for key, part in DATA[name].items()] if name == "distribution" else [DATA[name]]
    for data in (DATA[name], *each):
        said = CHECKERS[name](call, outcomes, data)
        assert said is None or isinstance(said, Text)
