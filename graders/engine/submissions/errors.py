"""The one error of this room: a path that is no submission, said in both languages."""

from __future__ import annotations

from graders.engine.errors import UsageProblem


class SubmissionError(UsageProblem):
    """A file or folder cannot be taken as a submission; `text` says which, why, and what to do."""
