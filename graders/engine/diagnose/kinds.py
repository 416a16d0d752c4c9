"""Every kind of diagnosis, in the order in which they are believed; and the choice of the likeliest; pure."""

from __future__ import annotations

from collections.abc import Mapping

from graders.engine.diagnose import endings, scope, shapes, states
from graders.engine.diagnose.evidence import Evidence, Look
from graders.engine.diagnose.failing import MISCONCEPTION
from graders.engine.diagnose.relations import RELATIONS
from graders.engine.messages import diagnosis as say
from graders.engine.model import Diagnosis

WHOLE = 0.95
"""The share of a function's own failures from which a diagnosis explains them all, but for an accident."""

HALF = 0.5
"""The least share that a diagnosis must explain: else it may be a coincidence."""


MOST = 0.8
"""The least share for a relation between values: short values are related by chance."""


def likeliest(evidence: Evidence) -> Diagnosis | None:
    """Return the first diagnosis that explains (nearly) all of a function's own failures, else the first of most of them."""
    nothing = endings.never_ran(evidence)
    if nothing is not None or not evidence.own:
        return nothing
    found = []
    for kind, look in KINDS.items():
        diagnosis = look(evidence)
        share = len(diagnosis.cases) / len(evidence.own) if diagnosis else 0
        if share >= WHOLE:
            return diagnosis
        if share >= (MOST if kind in RELATIONS else HALF):
            found.append(diagnosis)
    return found[0] if found else None


def misconception(evidence: Evidence) -> Diagnosis | None:
    """A known wrong solution that fails on the same cases with the same answers."""
    if not evidence.fits:
        return None
    best = evidence.fits[0]
    own = {one.result.case.id for one in evidence.own}
    cases = tuple(case for case in best.cases if case in own)
    said = best.misconception.hint
    return Diagnosis(f"{MISCONCEPTION}{best.misconception.name}", said, cases, said)


KINDS: Mapping[str, Look] = {
    # It never came to an answer.
    "asks": endings.as_said("asks", "asked-more"),
    "exits": endings.as_said("exits", "exit"),
    "too-deep": endings.as_said("too-deep", "recursion", "crashed"),
    "endless": endings.endless,
    "waits": endings.waits,
    "too-much-output": endings.as_said("too-much-output", "output"),
    "too-much-memory": endings.as_said("too-much-memory", "memory"),
    "unwritten": endings.unwritten,
    "signature": endings.as_said("signature", "signature"),
    # What the source shows, and the values do not contradict.
    "varies": states.varies,
    "keeps-state": states.keeps_state,
    "parameter-overwritten": states.parameter_overwritten,
    "tuples": scope.tuples,
    "hard-coded": scope.hard_coded,
    "prints": shapes.prints,
    "misconception": misconception,
    "return-in-loop": shapes.return_in_loop,
    # Slips in Python, whatever the exercise.
    "lazy-result": shapes.lazy,
    "prints-message": endings.prints_message,
    "returns-message": endings.returns_message,
    "other-language-message": endings.other_language_message,
    "wrong-message": endings.wrong_message,
    "raises-for-valid": endings.raises_for_valid,
    "exception": endings.exception,
    "wrong-exception": endings.wrong_exception,
    "changed-argument": states.changed_argument,
    "same-object": states.same_object,
    "called-too-often": endings.as_said("called-too-often", "called-too-often"),
    "no-return": shapes.no_return,
    "accepts-invalid": endings.accepts_invalid,
    # Right but for one thing.
    "border": scope.border,
    "unit": shapes.unit,
    "wrong-type": shapes.wrong_type,
    "letter-case": shapes.by_relation("letter-case", say.LETTER_CASE),
    "white-space": shapes.by_relation("white-space", say.WHITE_SPACE),
    "look-alike": shapes.by_relation("look-alike", say.LOOK_ALIKE),
    "sign": shapes.by_relation("sign", say.SIGN),
    "reversed": shapes.by_relation("reversed", say.REVERSED),
    "order": shapes.order,
    "first-missing": shapes.by_relation("first-missing", say.FIRST_MISSING),
    "last-missing": shapes.by_relation("last-missing", say.LAST_MISSING),
    "duplicates": shapes.duplicates,
    "one-too-many": shapes.by_relation("one-too-many", say.ONE_TOO_MANY),
    "one-too-few": shapes.by_relation("one-too-few", say.ONE_TOO_FEW),
    "first-only": shapes.first_only,
    "off-by-one": shapes.off_by_one,
    "rounding": shapes.rounding,
    "count": shapes.count_in_words,
    "conversation": endings.as_said("conversation", "checker"),
}
"""Name → kind, the one that names a mistake most exactly first."""
