"""What only a submission that is not right needs: fresh retries, the likeliest cause, the words for a syntax error."""

from graders.engine.diagnose.syntax import explained as explained_syntax
from graders.engine.grade.cause import diagnosed
from graders.engine.grade.follow import followed, told
from graders.engine.grade.material import Material
from graders.engine.grade.retry import retried
from graders.engine.model import Report
from graders.engine.sandbox.session import Session


def explained(report: Report, session: Session, material: Material) -> Report:
    """Return the report with all that can be said of what went wrong; no verdict changes.

    Raises:
        GraderError: when a checker or hint of the bank fails.
        SandboxError: when the sandbox itself fails.
    """
    if report.syntax:
        return report._replace(syntax=explained_syntax(report.syntax))
    exercise, grader = report.exercise, material.grader
    functions = [
        one._replace(results=tuple(retried(session, grader, one.results))) for one in report.functions
    ]
    found = followed(exercise, grader, material.teacher(), session, functions) if material.teacher else {}
    found_causes = diagnosed(exercise, grader, material.fingerprints(), functions, found)
    return report._replace(functions=tuple(told(one, found, exercise) for one in found_causes))
