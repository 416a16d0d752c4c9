"""The language, the bank and the console follow from arguments and environment."""

import io
from pathlib import Path

import pytest

from graders.engine.cli.setting import asked_language, bank_directory, encodes, locale_language


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        ([], {}, None),
        (["check", "f.py", "--lang", "nl"], {}, "nl"),
        (["--lang=en"], {"NAKIJK_LANG": "nl"}, "en"),
        ([], {"NAKIJK_LANG": "nl"}, "nl"),
        (["--lang", "fr"], {}, None),
        (["--lang"], {}, None),
    ],
)
def test_the_language_asked_for(words: list[str], environment: dict[str, str], language: str | None) -> None:
    assert asked_language(words, environment) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "nl_NL", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LC_MESSAGES": "nl_NL.UTF-8", "LANG": "C"}, "nl"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_of_the_locale(environment: dict[str, str], language: str) -> None:
    assert locale_language(environment) == language


def test_the_bank() -> None:
    assert bank_directory(None, {}) is None
    assert bank_directory(None, {"NAKIJK_BANK": "a"}) == Path("a")
    assert bank_directory("b", {"NAKIJK_BANK": "a"}) == Path("b")


def test_what_a_stream_encodes() -> None:
    assert encodes(io.TextIOWrapper(io.BytesIO(), encoding="utf-8"), "✗")
    assert not encodes(io.TextIOWrapper(io.BytesIO(), encoding="cp1252"), "✗")
