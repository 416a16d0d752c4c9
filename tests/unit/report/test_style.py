"""Text for a terminal: folded and wrapped within its width, and harmless."""

from hypothesis import given
from hypothesis import strategies as st

from graders.engine.report.style import Style, folded, harmless, visible, wrapped


def test_a_value_is_folded_after_a_comma_else_a_space_else_anywhere() -> None:
    assert folded("[1, 2, 3, 4, 5]", 10) == ["[1, 2, 3,", "4, 5]"]
    assert folded("ValueError with words", 14) == ["ValueError", "with words"]
    assert folded("x" * 25, 10) == ["x" * 10, "x" * 10, "x" * 5]


@given(st.text(st.characters(codec="utf-8"), max_size=200), st.integers(10, 60))
def test_folding_loses_only_spaces_at_line_ends(value: str, width: int) -> None:
    lines = folded(value, width)
    assert all(len(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == value.replace("\n", "").replace(" ", "")


@given(st.text())
def test_no_text_acts_on_the_terminal(text: str) -> None:
    assert all(line.isprintable() for line in wrapped(text, 40))
    assert harmless(text).isprintable()
    assert visible(text, 50).isprintable()


def test_ordinary_text_is_left_as_it_is() -> None:
    assert harmless("Je functie geeft 'é' terug.") == "Je functie geeft 'é' terug."
    assert wrapped("een twee drie", 8) == ["een twee", "drie"]


def test_symbols_that_the_console_cannot_encode() -> None:
    assert Style(unicode=False).fit("── ✗ a · b …") == "-- x a - b ..."
    assert Style().fit("── ✗") == "── ✗"


def test_colour_is_only_there_where_there_is_colour() -> None:
    assert Style().paint("a", "red") == "a"
    assert Style(colour=True).paint("a", "red", "bold") == "\x1b[31;1ma\x1b[0m"
    assert Style(colour=True).paint("", "red") == ""
