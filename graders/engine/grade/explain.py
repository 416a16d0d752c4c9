"""What only a submission that is not right needs: fresh retries, the likeliest cause, the words for a syntax error."""

from collections.abc import Callable

from graders.engine.diagnose.fingerprints import Fingerprints
from graders.engine.diagnose.syntax import explained as explained_syntax
from graders.engine.grade.cause import diagnosed
from graders.engine.grade.judge import GraderOf
from graders.engine.grade.retry import retried
from graders.engine.model import Report
from graders.engine.sandbox.session import Session


def explained(
    report: Report, session: Session, grader: GraderOf, fingerprints: Callable[[], Fingerprints]
) -> Report:
    """Return the report with all that can be said of what went wrong; no verdict changes.

    Raises:
        GraderError: when a checker or hint of the bank fails.
        SandboxError: when the sandbox itself fails.
    """
    if report.syntax:
        return report._replace(syntax=explained_syntax(report.syntax))
    functions = [
        one._replace(results=tuple(retried(session, grader, one.results))) for one in report.functions
    ]
    return report._replace(functions=diagnosed(report.exercise, grader, fingerprints(), functions))
