"""Of what one student handed in, the file that is graded: the one defining most functions of the exercise."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from graders.engine.messages import submissions as messages
from graders.engine.model import Feedback, Submission
from graders.engine.submissions.errors import SubmissionError
from graders.engine.submissions.files import read_file
from graders.engine.submissions.folder import Found
from graders.engine.submissions.helpers import others_imported
from graders.engine.submissions.names import shown
from graders.engine.submissions.read import read
from graders.engine.submissions.scan import defined_names


def choose(found: Found, names: Collection[str]) -> Path:
    """Return the candidate of `found` that defines most of `names` (functions, in every language).

    Of equals it is the first by name, tests last.

    Raises:
        SubmissionError: when there is no candidate.
    """
    return _equals(found, names)[0]


def read_found(found: Found, names: Collection[str]) -> Submission:
    """Return the chosen file of `found` as a submission, with a remark when others define as much.

    Raises:
        SubmissionError: when there is no candidate, or the chosen one cannot be read.
    """
    path, *others = _equals(found, names)
    submission = read(path, found.id, shown_as=_shown(path, found), helpers=not found.alone)
    said = []
    if others:
        rest = ", ".join(_shown(each, found) for each in others)
        said.append(Feedback("chosen", messages.CHOSEN.fill(file=submission.path, others=rest)))
    missed = others_imported(path, submission.source) if found.alone else ()
    if missed:
        text = messages.NEIGHBOUR.fill(file=submission.path, others=", ".join(missed))
        said.append(Feedback("neighbour", text))
    return submission._replace(remarks=(*said, *submission.remarks))


def _equals(found: Found, names: Collection[str]) -> list[Path]:
    """Return the candidates that define most, the one to grade first."""
    if not found.candidates:
        raise SubmissionError(found.trouble or messages.NO_PYTHON_FILE.fill(id=found.id))
    if len(found.candidates) == 1:
        return list(found.candidates)
    counts = {path: _count(path, names) for path in found.candidates}
    best = max(counts.values())
    ordered = sorted(found.candidates, key=lambda path: (_is_test(path), str(path)))
    # A file that defines nothing of the exercise is no rival of another that does not either.
    return [path for path in ordered if counts[path] == best][: None if best > 0 else 1]


def _count(path: Path, names: Collection[str]) -> int:
    """Return how many of `names` the file defines; -1 when it cannot be read."""
    try:
        return len(defined_names(read_file(path).decoded.source).keys() & set(names))
    except SubmissionError:
        return -1  # said when it is the one that is graded


def _is_test(path: Path) -> bool:
    return (
        path.stem.startswith("test_") or path.stem.endswith("_test") or path.stem in ("conftest", "__init__")
    )


def _shown(path: Path, found: Found) -> str:
    return shown(path.relative_to(found.folder).as_posix())
