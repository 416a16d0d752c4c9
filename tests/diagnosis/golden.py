"""Twenty reports in full text, in both languages: what a student reads.

python -m tests.diagnosis.golden    (writes them anew)
"""

import sys
from pathlib import Path

from graders.engine.model import Language, Report
from graders.engine.report.terminal import render
from tests.diagnosis.graded import graded

FOLDER = Path(__file__).parent / "golden"

SHOWN = (
    "scrabble_scores/letterscores_print_per_letter.py",
    "scrabble_scores/return_te_ver_ingesprongen.py",
    "scrabble_scores/result_string_as_default.py",
    "scrabble_scores/loop_starts_at_one.py",
    "scrabble_scores/only_the_examples.py",
    "scrabble_scores/example_word_left_in.py",
    "scrabble_scores/set_van_letters.py",
    "scrabble_scores/drukt_af_en_vergeet_sluithaakje.py",
    "snakes_and_ladders/aftrekking_omgekeerd.py",
    "snakes_and_ladders/engelse_boodschap.py",
    "snakes_and_ladders/level_and_early_stop.py",
    "snakes_and_ladders/pion_schuift_niet_op_in_while.py",
    "snakes_and_ladders/runtime_error_and_level_allowed.py",
    "snakes_and_ladders/kijkt_naar_volgende_worp.py",
    "word_game/teller_begint_bij_een.py",
    "word_game/two_mistakes_dict_called_and_print.py",
    "word_game/menu_kent_alleen_hoofdletters.py",
    "word_game/woord_uit_lijst_gehaald.py",
    "scrabble_board/premie_alleen_getal.py",
    "scrabble_board/gevormd_woord_enkelvoud.py",
)
"""Reports on one mistake or on several, of nearly every sort."""


def text_of(report: Report, language: Language) -> str:
    """Return the report as a student reads it, without the clock."""
    submission = report.submission._replace(saved=None, path=Path(report.submission.path).name)
    return render(report._replace(submission=submission), language, command="nakijk check FILE -v")


def golden(name: str, language: Language) -> Path:
    """Return the file that holds the report."""
    return FOLDER / f"{Path(name).stem}.{language}.txt"


def main() -> int:
    """Write all reports."""
    for name in SHOWN:
        report = graded(name)
        for language in ("nl", "en"):
            golden(name, language).write_text(text_of(report, language), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
