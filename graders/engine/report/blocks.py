"""Lay out what a submission that is not right needs: a block for each wrong function, and a syntax error; pure text."""

from collections.abc import Iterator, Sequence

from graders.engine.diagnose.failing import (
    HINT,
    MISCONCEPTION,
    failing,
    feedback_kind,
    for_student,
    most_telling,
)
from graders.engine.messages import report as say
from graders.engine.model import (
    Diagnosis,
    FunctionReport,
    Language,
    Report,
    Requirement,
    Result,
    Submission,
    SyntaxTrouble,
    Verdict,
)
from graders.engine.report.fields import case_fields, lay_out, printed, room_for_values, sentences
from graders.engine.report.style import Style, visible, wrapped
from graders.engine.text import Text, same
from graders.engine.values.show import show_call


def block(
    one: FunctionReport, report: Report, language: Language, style: Style, verbose: bool
) -> Iterator[str]:
    """Yield the lines of one wrong function: what is wrong, a case, and how many failures have this cause."""
    yield rule(one.function.name, style)
    wrong = failing(one)
    shown_case = example(one)
    assert shown_case is not None
    if not verbose and one.follow_through and one.diagnosis:
        yield from _prose(one.diagnosis.text, language, style)
        yield from _remarks(one, language, style)
        return
    if not verbose and _caused_elsewhere(one, wrong):
        yield from _prose(_cause(one, report, wrong, verbose), language, style)
        yield from _remarks(one, language, style)
        return
    above = list(_sentences(one, report, shown_case, language, style))
    yield from above
    yield from case(shown_case, report.submission, language, style, first=not above)
    for result in _others(shown_case, wrong) if verbose else ():
        told = [
            line
            for feedback in sentences(result, known=_known(one))
            for line in _prose(feedback.text, language, style)
        ]
        yield ""
        yield from (told if told != above[: len(told)] else [])
        yield from case(
            result, report.submission, language, style, first=told == above[: len(told)] or not told
        )
    for sentence in (_cause(one, report, wrong, verbose), one.reason.text if one.reason else same("")):
        if sentence.en:
            yield ""
            yield from _prose(sentence, language, style)


def _caused_elsewhere(one: FunctionReport, wrong: Sequence[Result]) -> bool:
    """Whether other functions cause every failure: then there is nothing to see here."""
    return {case for _, cases in one.elsewhere for case in cases} == {result.case.id for result in wrong}


def not_run(functions: Sequence[FunctionReport], language: Language, style: Style) -> Iterator[str]:
    """Yield, once, why functions have no block of their own: nothing of them was run."""
    said = dict.fromkeys(one.reason.text for one in functions if one.reason)
    for reason in said:
        yield from _prose(reason, language, style)


def shown(one: FunctionReport) -> bool:
    """Return whether a function has a block: cases of it ran and failed."""
    return bool(failing(one)) and not one.unwritten


def _prose(text: Text, language: Language, style: Style) -> list[str]:
    return wrapped(text.pick(language), style.width)


def rule(name: str, style: Style) -> str:
    """Return the line above the block of a function."""
    return style.paint(f"── {name} ".ljust(style.width, "─"), "bold")


def _others(example: Result, wrong: Sequence[Result]) -> list[Result]:
    return [result for result in wrong if result is not example and not result.case.hidden]


def example(one: FunctionReport) -> Result | None:
    """Return the case to show: the most telling one that the diagnosis explains, else one that no other function causes."""
    wrong = failing(one)
    explained = set(one.diagnosis.cases) if one.diagnosis else set()
    elsewhere = {case for _, cases in one.elsewhere for case in cases}
    own = {result.case.id for result in wrong} - elsewhere
    public = {result.case.id for result in wrong if not result.case.hidden}
    for keep in (explained & public, own & public, public, explained, own):
        found = most_telling([result for result in wrong if result.case.id in keep])
        if found:
            return found
    return most_telling(wrong)


def _sentences(
    one: FunctionReport, report: Report, example: Result, language: Language, style: Style
) -> Iterator[str]:
    diagnosis = for_student(one).diagnosis
    named = diagnosis is not None and not (diagnosis.kind == HINT or _known(one))
    if example.case.hidden:
        yield say.HIDDEN.pick(language)
    elif not named:
        for feedback in sentences(example, known=_known(one)):
            yield from _prose(feedback.text, language, style)
    if diagnosis and named:
        yield from _prose(diagnosis.text, language, style)
    demand = next((it for it in report.exercise.requirements if it.id == example.case.requirement), None)
    about = not named or (diagnosis is not None and diagnosis.kind in _ABOUT_A_RULE)
    if demand and about and _tells(demand, example, one):
        yield from _prose(say.requirement(demand.number, demand.text), language, style)
    if diagnosis and diagnosis.hint:
        yield from _prose(say.hint(diagnosis.hint), language, style)
    yield from _remarks(one, language, style)


def _remarks(one: FunctionReport, language: Language, style: Style) -> Iterator[str]:
    for remark in one.remarks:
        yield from _prose(remark.text, language, style)


_ABOUT_THE_TASK = frozenset({
    "wrong-value", "wrong-output", "wrong-argument", "no-output", "no-exception", "checker", "exception",
})  # fmt: skip
"""Kinds of feedback that may come from a misunderstood requirement, and not just from a slip in Python."""


_ABOUT_A_RULE = frozenset({"accepts-invalid", "raises-for-valid", "border", "conversation", "exception"})
"""Kinds of diagnosis that a broken requirement says more of."""


def _tells(demand: Requirement, example: Result, one: FunctionReport) -> bool:
    """Whether the requirement of a case says something of the mistake: its cases fail more often than the others."""
    if example.verdict is not Verdict.WRONG or feedback_kind(example) not in _ABOUT_THE_TASK:
        return False
    mine = [result for result in one.results if result.case.requirement == demand.id]
    rest = [result for result in one.results if result.case.requirement != demand.id]
    return not rest or _share_wrong(mine) > _share_wrong(rest)


def _share_wrong(results: Sequence[Result]) -> float:
    return sum(result.verdict is not Verdict.CORRECT for result in results) / len(results)


def _known(one: FunctionReport) -> bool:
    """Whether the cause is a known misconception: its hint then says more than the first difference."""
    return one.diagnosis is not None and one.diagnosis.kind.startswith(MISCONCEPTION)


def case(
    result: Result, submission: Submission, language: Language, style: Style, first: bool
) -> Iterator[str]:
    """Yield the lines of a case, set off from what stands above it unless it comes `first`."""
    if result.case.hidden:
        return
    if not first:
        yield ""
    told = bool(sentences(result, known=False))
    yield from lay_out(case_fields(result, submission, language, room_for_values(style), told=told), style)
    lines = printed(result)
    if any(lines):
        yield ""
        yield style.paint(f"  {say.PRINTED.pick(language)}", "dim")
        yield from (f"    {line}".rstrip() for line in lines)


def _cause(one: FunctionReport, report: Report, wrong: Sequence[Result], verbose: bool) -> Text:
    names = {function.function.id: function.function.name for function in report.functions}
    elsewhere = [(names.get(function, function), len(cases)) for function, cases in one.elsewhere]
    explained = len(one.diagnosis.cases) if one.diagnosis else 0
    if not elsewhere and ((explained <= 1 and verbose) or (one.reason and explained in (0, 1, len(wrong)))):
        return same("")  # there is nothing to count: all are shown, or the rest was not run
    counted = say.one_cause(explained, len(wrong), elsewhere)
    left = len(wrong) - explained - sum(count for _, count in elsewhere)
    for other in for_student(one).also:
        counted = say.also(counted, len(other.cases), left, other.text, _call_of(other, wrong))
    return counted


def _call_of(cause: Diagnosis, wrong: Sequence[Result]) -> str:
    """Return the call that shows a second cause best; "" when it may not be shown."""
    found = most_telling([one for one in wrong if one.case.id in cause.cases and not one.case.hidden])
    if found is None:
        return ""
    call = found.case.steps[found.shown].call
    return show_call(call.name, call.arguments, _CALL)


_CALL = 50
"""Characters of a call inside a sentence."""


def syntax(trouble: SyntaxTrouble, language: Language, style: Style) -> Iterator[str]:
    """Yield the lines on a syntax error: where, the line with a caret, the likely cause."""
    title = say.SYNTAX.fill(line=trouble.line).pick(language)
    yield style.paint(title, "red", "bold")
    code, number = trouble.source.rstrip(), f"{trouble.line}"
    source, at, length = _spread(code), -1, 0
    if 1 <= trouble.column <= len(code) + 1:
        at = len(_spread(code[: trouble.column - 1]))
        length = max(1, (trouble.end_column or trouble.column + 1) - trouble.column)
    source, at = _window(source, at, max(20, style.width - len(number) - 5))
    yield f"  {number} | {source}"
    if length:
        mark = style.paint("^" * min(length, max(1, len(source) - at)), "red")
        yield f"  {' ' * len(number)} | {' ' * at}{mark}"
    if trouble.cause:
        yield from wrapped(trouble.cause.pick(language), style.width)


def _window(source: str, at: int, room: int) -> tuple[str, int]:
    """Return the part of a line around column `at` that fits, and where that column is in it."""
    if len(source) <= room:
        return source, at
    start = max(0, min(at - room // 2, len(source) - room))
    part = source[start : start + room]
    head, tail = "…" if start else "", "…" if start + room < len(source) else ""
    return f"{head}{part[len(head) : len(part) - len(tail)]}{tail}", at - start


def _spread(source: str) -> str:
    """Return a line of code as it is shown: tabs as spaces, control characters as escapes."""
    return visible(source.expandtabs(4))
