"""Check one file: the way of `nakijk check`, without the parsing of its options."""

from __future__ import annotations

from os.path import basename

from graders.engine.cli.wish import Wish
from graders.engine.sandbox.session import open_session
from graders.engine.submissions.names import tidy
from graders.engine.submissions.read import read


def check(wish: Wish) -> int:
    """Grade one file on every exercise that it solves, print the reports, return the exit code."""
    submission = read(tidy(wish.file))
    with open_session(submission.source, basename(submission.path), submission.helpers) as session:
        # Lazy: while the child starts, on another processor, there is time to import what comes after it.
        from graders.engine.cli.checking import exit_code, report_on, show

        reports = report_on(wish, submission, session)
    show(wish, reports)
    return exit_code(reports)
