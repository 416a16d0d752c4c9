"""What the bank has on one exercise, as grading wants it."""

from __future__ import annotations

from graders.engine.record import Record

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`, nor here for what judges
if TYPE_CHECKING:
    from collections.abc import Callable

    from graders.engine.diagnose.fingerprints import Fingerprints
    from graders.engine.grade.judge import GraderOf
    from graders.engine.grade.oracle import Teacher
    from graders.engine.model import Exercise


class Material(Record):
    """All that the bank has on one exercise, in one language; what few submissions need is got when needed."""

    exercise: Exercise
    grader: GraderOf
    fingerprints: Callable[[], Fingerprints]
    examples: Callable[[], frozenset[str]] = frozenset
    """Gives the ids of the cases that the description shows."""
    digest: str = ""
    teacher: Callable[[], Teacher] | None = None
    """Knows what right functions answer; None: nothing is tried again with right functions in the place of others."""
