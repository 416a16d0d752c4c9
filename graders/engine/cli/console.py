"""The way in from a console: `nakijk`, `python -m nakijk`, `python cli.py`, `python -m graders.<slug>`."""

from __future__ import annotations

import gc
import sys

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NoReturn


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line, and exit with its code.

    A check is over before there is anything to collect; and what its child needs to start, on another processor, comes before
    all that we need ourselves.
    """
    gc.disable()
    words = sys.argv[1:] if arguments is None else arguments
    if words[:1] == ["check"]:
        from graders.engine.cli.asked import begin

        begin(words[1:])
    from graders.engine.cli.command_line import run

    run(words)


def main_for(slug: str) -> NoReturn:
    """Check a file on one exercise, as `python -m graders.<slug> FILE` does."""
    main(["check", "--exercise", slug, *sys.argv[1:]])
