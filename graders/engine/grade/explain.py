"""What only a submission that is not right needs: fresh retries, the likeliest cause, the words for a syntax error."""

from graders.engine.diagnose.syntax import explained as explained_syntax
from graders.engine.grade.cause import Known, diagnosed
from graders.engine.grade.follow import Found, followed, told
from graders.engine.grade.material import Material
from graders.engine.grade.oracle import Teacher
from graders.engine.grade.retry import may_last, retried
from graders.engine.keep import keep
from graders.engine.model import Diagnosis, FunctionReport, Report
from graders.engine.sandbox.session import Session


def explained(report: Report, session: Session, material: Material) -> Report:
    """Return the report with all that can be said of what went wrong; no verdict changes.

    Raises:
        GraderError: when a checker or hint of the bank fails.
        SandboxError: when the sandbox itself fails.
    """
    if report.syntax:
        return report._replace(
            syntax=explained_syntax(report.syntax), functions=tuple(map(_unparsed, report.functions))
        )
    exercise, grader = report.exercise, material.grader
    lasting = may_last(report.submission.source)
    functions = [
        one._replace(results=tuple(retried(session, grader, one.results, lasting)))
        for one in report.functions
    ]
    teacher = material.teacher() if material.teacher else None
    tried = followed(exercise, grader, teacher, session, functions) if teacher else Found()
    known = Known(
        material.fingerprints(),
        material.examples(),
        session.load(),
        keep(most=1)(session.study),
    )
    functions = list(diagnosed(exercise, grader, known, functions, tried.functions))
    report = report._replace(functions=tuple(told(one, tried.functions, exercise) for one in functions))
    return _with_digest(report, tried, teacher)


def _unparsed(report: FunctionReport) -> FunctionReport:
    cases = tuple(result.case.id for result in report.results)
    return report._replace(
        diagnosis=Diagnosis("syntax", report.reason.text, cases) if report.reason else None
    )


def _with_digest(report: Report, tried: Found, teacher: Teacher | None) -> Report:
    if teacher is None or not tried.asked:
        return report
    return report._replace(bank_digest=teacher.digest(report.bank_digest))
