"""One file of a student to a `Submission`: only this room reads what students wrote."""

from __future__ import annotations

import os

from graders.engine.model import Submission
from graders.engine.submissions.files import read_file
from graders.engine.submissions.helpers import Helpers, find_helpers
from graders.engine.submissions.names import identity, shown, stem
from graders.engine.values.hashing import digest


def read(
    path: str | os.PathLike[str],
    id: str | None = None,  # noqa: A002 - the word of reports and of results.csv
    *,
    shown_as: str | None = None,
    helpers: bool = True,
) -> Submission:
    """Return the file at `path` as a submission, with the modules beside it that it imports.

    Args:
        path: The student's file, whatever its name.
        id: The submission's id; the file's stem when None.
        shown_as: The path that people are shown; `path` itself when None.
        helpers: Whether it may import the files beside it; not where these are other students' files.

    Raises:
        SubmissionError: when it cannot be taken as a submission (see `read_file`).
    """
    file = read_file(path)
    beside = (
        find_helpers(os.path.dirname(path), file.decoded.source, os.path.basename(path))
        if helpers
        else Helpers()
    )
    return Submission(
        id=identity(stem(path) if id is None else id),
        path=shown(path if shown_as is None else shown_as),
        source=file.decoded.source,
        helpers=beside.sources,
        remarks=file.decoded.remarks + beside.remarks,
        saved=file.saved,
        digest=digest(file.raw),
    )
