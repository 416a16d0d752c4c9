"""The reports on twenty wrong submissions, word for word; each sentence in its own language, and in 80 columns."""

import re
from functools import cache

import pytest

from graders.engine.model import Language, Report
from tests.diagnosis.golden import SHOWN, golden, text_of
from tests.diagnosis.graded import graded

LANGUAGES: tuple[Language, ...] = ("nl", "en")

ONLY: dict[Language, str] = {
    "nl": r"\b(?:het|een|niet|is juist|je functie|verwacht|gekregen|fouten|oorzaak|regel)\b",
    "en": r"\b(?:the|your function|expected|failures?|cause|should|instead of|differs|because)\b",
}
"""Words that stand in nearly every sentence of one language, and in none of the other."""


@cache
def report_on(name: str) -> Report:
    return graded(name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHOWN)
def test_a_report_word_for_word(name: str, language: Language) -> None:
    assert text_of(report_on(name), language) == golden(name, language).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHOWN)
def test_a_report_is_in_one_language_and_in_80_columns(name: str, language: Language) -> None:
    """What the student's program printed, its code and its values are the student's own."""
    lines = golden(name, language).read_text(encoding="utf-8").splitlines()
    assert max(map(len, lines)) <= 80
    prose = " ".join(line for line in lines if line and not line.startswith(" "))
    other: Language = "en" if language == "nl" else "nl"
    quoted_left_out = re.sub(r"'[^']*'|\([^()]*\)", "", prose)
    assert re.findall(ONLY[other], quoted_left_out, re.IGNORECASE) == []
    assert re.search(ONLY[language], quoted_left_out, re.IGNORECASE)
