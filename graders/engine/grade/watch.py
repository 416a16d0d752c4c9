"""Look at a call that did not end once more, so that the student hears which loop goes on, and why."""

from graders.engine.diagnose.failing import most_telling
from graders.engine.grade.judge import GraderOf, judge_case
from graders.engine.model import FunctionReport, Report, Result, TimedOut
from graders.engine.plan import calls
from graders.engine.sandbox.session import Session


def watched(report: Report, session: Session, grader: GraderOf) -> Report:
    """Return the report with the loop told of one case per function that went past its time; no verdict changes."""
    return report._replace(functions=tuple(_function(one, session, grader) for one in report.functions))


def _function(report: FunctionReport, session: Session, grader: GraderOf) -> FunctionReport:
    busy = [result for result in report.results if _is_busy(result)]
    example = most_telling([result for result in busy if not result.case.hidden]) or most_telling(busy)
    if example is None:
        return report
    told = _told(example, session, grader)
    return report._replace(results=tuple(told if one is example else one for one in report.results))


def _is_busy(result: Result) -> bool:
    ending = result.outcomes[-1].ending if len(result.outcomes) == 1 else None
    return isinstance(ending, TimedOut) and not ending.waited


def _told(result: Result, session: Session, grader: GraderOf) -> Result:
    (outcome,) = result.outcomes
    loop = session.watch(calls(result.case))
    if loop is None or not isinstance(outcome.ending, TimedOut):
        return result
    ending = outcome.ending._replace(line=loop.line, loop=loop)
    return judge_case(grader, result.case, (outcome._replace(ending=ending),))
