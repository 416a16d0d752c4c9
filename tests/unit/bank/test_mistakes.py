"""Every kind of mistake, with its full text in both languages.

Each folder of `banks/` is an exercise bank with mistakes; beside it stands what is said of them. After a change
that is meant, `python tests/unit/bank/test_mistakes.py` writes these texts anew: read the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from graders.engine.bank.check import check
from graders.engine.bank.places import find_bank, slugs
from graders.engine.model import LANGUAGES

BANKS = Path(__file__).parent / "banks"
FOLDERS = sorted(folder for folder in BANKS.iterdir() if folder.is_dir())


def said(folder: Path, language: str) -> str:
    """Return all that is said of the bank in `folder`, a line for each mistake."""
    bank = find_bank(folder)
    mistakes = [mistake for slug in slugs(bank) for mistake in check(bank, slug)]
    lines = (
        f"{Path(one.file).name}:{one.line}:{one.column} {one.severity} {one.code} {one.message.pick(language)}\n"
        for one in mistakes
    )
    return "".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_mistake_of_a_bank_is_told_in_full(folder: Path, language: str) -> None:
    expected = (BANKS / f"{folder.name}.{language}.txt").read_text(encoding="utf-8")
    assert said(folder, language) == expected


if __name__ == "__main__":
    for one in FOLDERS:
        for tongue in LANGUAGES:
            (BANKS / f"{one.name}.{tongue}.txt").write_text(said(one, tongue), encoding="utf-8")
