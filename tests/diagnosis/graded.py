"""Grade the wrong submissions of `submissions/` with the real worker, and tell which cause each function gets."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from graders.engine.bank.places import find_bank
from graders.engine.cli.find import known, language_for
from graders.engine.cli.material import material
from graders.engine.diagnose.failing import failing
from graders.engine.grade.material import Material
from graders.engine.grade.one import grade
from graders.engine.grade.setup import setup_of
from graders.engine.model import FunctionReport, Language, Report
from graders.engine.sandbox.session import open_session
from graders.engine.submissions.read import read
from graders.engine.submissions.scan import defined_names

HERE = Path(__file__).parent
FOLDER = HERE / "submissions"
EXPECTED: Mapping[str, Mapping[str, str]] = json.loads((HERE / "expected.json").read_text(encoding="utf-8"))
"""File → function id → the cause that a good teacher would name first."""

BANK = find_bank(None)


@cache
def _material(slug: str, language: Language) -> Material:
    return material(BANK, slug, language, with_digest=False)


def graded(name: str) -> Report:
    """Return the report on a submission, `<exercise>/<file>`."""
    file = FOLDER / name
    submission = read(str(file))
    slug, defined = file.parent.name, tuple(defined_names(submission.source))
    ready = _material(slug, language_for(known(BANK, slug).functions, defined, None, "nl"))
    setup = setup_of(BANK, ready.exercise)
    with open_session(submission.source, file.name, submission.helpers, setup) as session:
        return grade(ready, submission, session)


def causes(report: Report) -> dict[str, str]:
    """Return the kind of diagnosis of each function that is not wholly right."""
    found = {one.function.id: cause(one) for one in report.functions}
    return {function: kind for function, kind in found.items() if kind}


def cause(one: FunctionReport) -> str:
    """Return the kind of a function's diagnosis; "" for one that is right, "?" where no cause was found."""
    if one.correct == len(one.results):
        return ""
    elsewhere = {case for _, cases in one.elsewhere for case in cases}
    if elsewhere and elsewhere == {result.case.id for result in failing(one)}:
        return "follow-through"
    return one.diagnosis.kind if one.diagnosis else "?"
