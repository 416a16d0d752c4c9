"""Lay out what a submission that is not right needs: a block for each wrong function, and a syntax error; pure text."""

from collections.abc import Iterator, Sequence

from graders.engine.grade.failing import STATE, failing, quotes_hidden, smallest
from graders.engine.messages import report as say
from graders.engine.model import FunctionReport, Language, Report, Result, SyntaxTrouble, Verdict
from graders.engine.report.fields import case_fields, lay_out, printed, room_for_values, sentences
from graders.engine.report.style import Style, visible, wrapped
from graders.engine.text import Text, same


def block(
    one: FunctionReport, report: Report, language: Language, style: Style, verbose: bool
) -> Iterator[str]:
    """Yield the lines of one function: what is wrong, a case, and how many failures have this cause."""
    yield _rule(one.function.name, style)
    wrong = failing(one)
    example = _example(one, wrong)
    yield from _sentences(one, report, example, language, style)
    for result in wrong if verbose else [example] if example else []:
        if not result.case.hidden:
            yield ""
            yield from _case(result, language, style, told=result is example)
    count = _cause(one, report, wrong).pick(language)
    reason = one.reason.pick(language) if one.reason and wrong else ""
    for sentence in (count, reason):
        if sentence:
            yield ""
            yield from wrapped(sentence, style.width)


def _rule(name: str, style: Style) -> str:
    return style.paint(f"── {name} ".ljust(style.width, "─"), "bold")


def _example(one: FunctionReport, wrong: Sequence[Result]) -> Result | None:
    """The smallest case that the diagnosis explains, else the smallest that no other function causes."""
    explained = set(one.diagnosis.cases) if one.diagnosis else set()
    elsewhere = {case for _, cases in one.elsewhere for case in cases}
    own = {result.case.id for result in wrong} - elsewhere
    public = {result.case.id for result in wrong if not result.case.hidden}
    for keep in (explained & public, own & public, public, explained, own):
        found = smallest([result for result in wrong if result.case.id in keep])
        if found:
            return found
    return smallest(wrong)


def _sentences(
    one: FunctionReport, report: Report, example: Result | None, language: Language, style: Style
) -> Iterator[str]:
    if example is None:
        if one.reason:
            yield from wrapped(one.reason.pick(language), style.width)
        return
    if example.case.hidden:
        yield say.HIDDEN.pick(language)
    else:
        for feedback in sentences(example, known=_known(one)):
            yield from wrapped(feedback.text.pick(language), style.width)
    demand = next((it for it in report.exercise.requirements if it.id == example.case.requirement), None)
    if demand and example.verdict is Verdict.WRONG:
        yield from wrapped(say.requirement(demand.number, demand.text).pick(language), style.width)
    if one.diagnosis and one.diagnosis.kind != STATE and not quotes_hidden(one):
        hint = say.hint(one.diagnosis.text).pick(language)
        yield from wrapped(hint, style.width)
    for remark in one.remarks:
        yield from wrapped(remark.text.pick(language), style.width)


def _known(one: FunctionReport) -> bool:
    """Whether the cause is a known misconception: its hint then says more than the first difference."""
    return one.diagnosis is not None and one.diagnosis.kind.startswith("misconception:")


def _case(result: Result, language: Language, style: Style, told: bool) -> Iterator[str]:
    fields = case_fields(result, language, room_for_values(style), told=told)
    yield from lay_out(fields, style)
    lines = printed(result)
    if lines:
        yield ""
        yield style.paint(f"  {say.PRINTED.pick(language)}", "dim")
        yield from (f"    {line}".rstrip() for line in lines)


def _cause(one: FunctionReport, report: Report, wrong: Sequence[Result]) -> Text:
    if not wrong:
        return same("")
    names = {function.function.id: function.function.name for function in report.functions}
    elsewhere = [(names.get(function, function), len(cases)) for function, cases in one.elsewhere]
    explained = len(one.diagnosis.cases) if one.diagnosis else 0
    return say.one_cause(explained, len(wrong), elsewhere)


def syntax(trouble: SyntaxTrouble, language: Language, style: Style) -> Iterator[str]:
    """Yield the lines on a syntax error: where, the line with a caret, the likely cause."""
    title = say.SYNTAX.fill(line=trouble.line).pick(language)
    yield style.paint(title, "red", "bold")
    source, number = trouble.source.rstrip(), f"{trouble.line}"
    yield f"  {number} | {_spread(source)}"
    if 1 <= trouble.column <= len(source) + 1:
        at = len(_spread(source[: trouble.column - 1]))
        length = max(1, (trouble.end_column or trouble.column + 1) - trouble.column)
        yield f"  {' ' * len(number)} | {' ' * at}{style.paint('^' * length, 'red')}"
    if trouble.cause:
        yield from wrapped(trouble.cause.pick(language), style.width)


def _spread(source: str) -> str:
    """Return a line of code as it is shown: tabs as spaces, control characters as escapes."""
    return visible(source.expandtabs(4))
