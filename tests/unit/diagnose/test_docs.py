"""The page on diagnosis lists every kind."""

import re
from pathlib import Path

from graders.engine.diagnose.kinds import KINDS

PAGE = (Path(__file__).parents[3] / "docs" / "diagnosis.md").read_text(encoding="utf-8")


def test_every_kind_is_on_the_page() -> None:
    assert set(KINDS) <= set(re.findall(r"`([a-z-]+)`", PAGE))
