"""Of the wrong submissions, exactly the functions labelled so are right apart from others, and of the right others.

They are graded with the bank as students have it, without its reference: what the derived data knows is enough.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from graders.engine.bank.names import names
from graders.engine.bank.places import Bank, find_bank
from graders.engine.cli.material import material
from graders.engine.grade.detect import language_of
from graders.engine.grade.material import Material
from graders.engine.grade.one import grade
from graders.engine.grade.setup import setup_of
from graders.engine.model import Report
from graders.engine.sandbox.session import open_session
from graders.engine.submissions.read import read
from graders.engine.submissions.scan import defined_names

HERE = Path(__file__).parent
LABELS: dict[str, dict[str, str]] = json.loads((HERE / "expected.json").read_text("utf-8"))
SEVERAL = sorted(name for name, labels in LABELS.items() if len(labels) > 1)
"""Where one function fails, no other can be to blame."""

SEVERAL_CAUSES = {
    ("scrabble_scores/list_and_first_group_only.py", "word_score"): {"multipliers"},
    ("scrabble_scores/two_small_slips.py", "letter_scores"): {"letter_score"},
    ("scrabble_scores/two_mistakes_capitals_and_score_as_text.py", "letter_scores"): {"letter_score"},
    ("word_game/aantal_gevraagd_aan_speler.py", "playHand"): {"getWordScore"},
    ("word_game/aantal_gevraagd_aan_speler.py", "playGame"): {"getWordScore"},
    ("word_game/lege_hand_geeft_tekst_en_hand_leeggemaakt.py", "playHand"): {"updateHand"},
    ("word_game/lege_hand_geeft_tekst_en_hand_leeggemaakt.py", "playGame"): {"updateHand"},
    ("word_game/two_mistakes_dict_called_and_print.py", "playHand"): {"getWordScore"},
    ("word_game/two_mistakes_dict_called_and_print.py", "playGame"): {"getWordScore"},
    ("word_game/values_niet_opgeteld_en_del_tijdens_lus.py", "playHand"): {"updateHand"},
    ("word_game/values_niet_opgeteld_en_del_tijdens_lus.py", "playGame"): {"updateHand"},
}
"""Who is to blame where several other functions are wrong by themselves."""


def bank() -> Bank:
    return find_bank(None)._replace(reference=None)


@cache
def known(slug: str, language: str) -> Material:
    return material(bank(), slug, language, with_digest=False)


def graded(name: str) -> Report:
    submission = read(str(HERE / "submissions" / name))
    slug = name.partition("/")[0]
    language, _ = language_of(names(bank(), slug).functions, defined_names(submission.source))
    assert language is not None
    ready = known(slug, language)
    setup = setup_of(bank(), ready.exercise)
    with open_session(submission.source, Path(name).name, submission.helpers, setup) as session:
        return grade(ready, submission, session)


def culprits(name: str) -> Iterator[tuple[str, set[str]]]:
    """Yield each function that is right apart from others, and these."""
    labels = LABELS[name]
    for function, label in labels.items():
        if label == "follow-through":
            wrong = {other for other, cause in labels.items() if cause != "follow-through"}
            yield function, SEVERAL_CAUSES.get((name, function)) or wrong


@pytest.mark.parametrize("name", SEVERAL)
def test_follow_through_is_recognised_with_who_is_to_blame(name: str) -> None:
    """And nothing else is taken for it."""
    report = graded(name)
    found = {one.function.id: set(one.follow_through) for one in report.functions if one.follow_through}
    assert found == dict(culprits(name))
    for one in report.functions:
        if one.follow_through:
            failed = [result.case.id for result in one.results if result.verdict.value != "correct"]
            assert one.diagnosis is not None
            assert one.diagnosis.kind == "follow-through"
            assert list(one.diagnosis.cases) == failed
            assert sorted(case for _, cases in one.elsewhere for case in cases) == sorted(failed)


def test_the_labels_are_there() -> None:
    """Should the set lose them, this test would say nothing."""
    assert sum(label == "follow-through" for labels in LABELS.values() for label in labels.values()) >= 77
