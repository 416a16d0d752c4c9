"""Names are printed safely, keep their spelling, and are equal whatever their capitals and accents."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.submissions.names import comparable, identity, shown

NAMES = st.text(st.characters(exclude_characters="/\0"), max_size=20)


@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("zoë de smet.py", "zoë de smet.py"),
        ("a\nb\x1b[31m", r"a\nb\x1b[31m"),
        ("\u202eyp.exe", r"\u202eyp.exe"),
        ("caf\udce9.py", r"caf\udce9.py"),
        ("👩\u200d🏫.py", "👩\u200d🏫.py"),
        ("نمی\u200cخواهم", "نمی\u200cخواهم"),
    ],
)
def test_only_what_a_terminal_would_obey_is_escaped(name: str, printed: str) -> None:
    assert shown(name) == printed


@given(NAMES)
def test_shown_name_can_be_printed_and_written(name: str) -> None:
    printed = shown(name)
    assert "\n" not in printed
    assert printed.encode().decode() == printed
    assert shown(printed) == printed


@given(NAMES)
def test_composed_and_separate_accents_are_one_student(name: str) -> None:
    separate = unicodedata.normalize("NFD", name)
    assert identity(separate) == identity(unicodedata.normalize("NFC", name))
    assert comparable(separate) == comparable(name)


@pytest.mark.parametrize(("one", "other"), [("Zoë", "zoe\u0308"), ("STRASSE", "straße"), ("Ａ", "ａ")])
def test_capitals_make_no_difference(one: str, other: str) -> None:
    assert comparable(one) == comparable(other)


def test_accent_makes_a_difference() -> None:
    assert comparable("zoë") != comparable("zoe")


def test_id_keeps_the_spelling_of_the_student() -> None:
    assert identity("Zoe\u0308 DE SMET") == "Zoë DE SMET"
