"""Run the checkers and hints of a grader on data rebuilt from a worker, and distrust what they give back."""

from __future__ import annotations

from os.path import basename

from graders.engine import messages as say
from graders.engine.custom.api import Checker, CheckerCall, CheckerOutcome
from graders.engine.custom.builtin import CHECKERS
from graders.engine.custom.data import DataError
from graders.engine.custom.load import Grader, GraderError
from graders.engine.model import Call, Case, CheckerUse, Demand, Outcome, Raised, Returned
from graders.engine.record import Record
from graders.engine.text import Text
from graders.engine.values.rebuild import rebuild

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def check(
    grader: Grader, use: CheckerUse, case: Case, call: Call, outcomes: Sequence[Outcome]
) -> Text | None:
    """Return what the checker says of outcomes that all returned; None means right.

    Raises:
        GraderError: when there is no such checker, or it fails: never a verdict on the student.
    """
    checker = find(grader, use.name)
    if checker is None:
        raise GraderError(say.custom.checker_missing(use.name))
    try:
        said = checker(_call(call), [_outcome(outcome) for outcome in outcomes], use.data)
    except DataError as error:
        raise GraderError(say.custom.data_refused(use.name, case.id, str(error)), case=case.id) from error
    except Exception as error:
        raise failure(Code(grader, checker, say.custom.the_checker(use.name), case.id), error) from error
    if said is None:
        return None
    return spoken(Code(grader, checker, say.custom.the_checker(use.name), case.id), said)


def find(grader: Grader, name: str) -> Checker | None:
    """Return the checker of this name: the grader's own, else a built-in one."""
    return grader.checkers.get(name) or CHECKERS.get(name)


def hint(grader: Grader, case: Case, call: Call, demand: Demand, outcome: Outcome) -> Text | None:
    """Return the grader's hint for one wrong outcome, if it has one.

    Raises:
        GraderError: when the hint fails, or gives back something else than a Text or None.
    """
    maker = grader.hints.get(call.function)
    if maker is None or not isinstance(outcome.ending, (Returned, Raised)):
        return None
    expected = rebuild(demand.returns.tree) if demand.returns else None
    code = Code(grader, maker, say.custom.the_hint(call.function), case.id)
    try:
        said = maker(_call(call), _outcome(outcome), expected)
    except Exception as error:
        raise failure(code, error) from error
    return spoken(code, said)


def left_open(grader: Grader, call: Call, case: str) -> Text | None:
    """Return what the description leaves open in the arguments of a call, as the grader's `allowed` tells; `case` names it.

    Raises:
        GraderError: when the grader's own rule fails, or gives back something else than a Text or None.
    """
    rule = grader.allowed.get(call.function)
    if rule is None:
        return None
    code = Code(grader, rule, say.custom.the_rule(call.function), case)
    try:
        said = rule(*(rebuild(tree) for tree in call.arguments))
    except Exception as error:
        raise failure(code, error) from error
    return spoken(code, said)


class Code(Record):
    """A function of a grader (or a built-in one) that is called for a case."""

    grader: Grader
    function: Callable[..., object]
    name: Text
    """How to speak of it."""
    case: str


def spoken(code: Code, said: object) -> Text | None:
    """Return what a function of a grader said.

    Raises:
        GraderError: when that is neither a Text nor None.
    """
    if said is None or isinstance(said, Text):
        return said
    # Lazy: as in `failure`.
    from graders.engine.custom.trouble import first_line

    line = first_line(code.grader.file, code.function)
    text = say.custom.other_answer(code.name, code.case, _place(code.grader, line), type(said).__name__)
    raise GraderError(text, line=line, case=code.case)


def failure(code: Code, error: Exception) -> GraderError:
    """Return what to raise when a function of a grader raised: with its own lines, and none of ours."""
    # Lazy: a trace is needed only when a grader is broken.
    from graders.engine.custom.trouble import trouble_in

    trouble = trouble_in(code.grader.file, error, code.function)
    text = say.custom.failed(code.name, code.case, _place(code.grader, trouble.line), trouble.what)
    return GraderError(text, trouble.trace, line=trouble.line, case=code.case)


def _place(grader: Grader, line: int | None) -> str:
    return f"{basename(grader.file)}:{line}" if grader.file and line else ""


def _call(call: Call) -> CheckerCall:
    arguments = tuple([rebuild(tree) for tree in call.arguments])
    return CheckerCall(call.function, call.name, arguments, call.stdin, call.seed)


def _outcome(outcome: Outcome) -> CheckerOutcome:
    ending = outcome.ending
    said = outcome.stdout, outcome.turns, outcome.replaced
    if isinstance(ending, Raised):
        exception = ending.types[0] if ending.types else None
        return CheckerOutcome("raised", None, exception, ending.message, *said)
    value = rebuild(ending.value) if isinstance(ending, Returned) else None
    return CheckerOutcome("returned", value, None, None, *said)
