"""Render a report for the terminal: one cause, one case and one count per function."""

import time
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from graders.engine.grade.cause import failing, quotes_hidden, smallest
from graders.engine.grade.retry import STATE
from graders.engine.messages import grade as say_grade
from graders.engine.messages import report as say
from graders.engine.model import FunctionReport, Language, Report, Result, SyntaxTrouble, Verdict
from graders.engine.report.fields import case_fields, lay_out, printed, sentences, visible
from graders.engine.report.style import Style, wrapped
from graders.engine.text import Text, same

_WIDEST = 100
"""Prose in longer lines than this is hard to read, however wide the terminal."""


def render(
    report: Report,
    language: Language,
    style: Style = Style(),
    *,
    verbose: bool = False,
    command: str = "",
    before: Mapping[str, int] = MappingProxyType({}),
) -> str:
    """Return the report as text that ends in a newline.

    Args:
        report: what to show.
        language: of the sentences; names and values are those of the submission.
        style: what the terminal can do.
        verbose: show every failing case, the protection level and the digest of the bank.
        command: the command that shows everything, for the last line.
        before: per function id, how many cases were right last time.
    """
    style = style._replace(width=min(style.width, _WIDEST))
    parts = [
        _heading(report, language, style),
        list(_table(report, language, style, before)),
        list(_remarks(report, language, style)),
        list(_syntax(report.syntax, language, style)) if report.syntax else [],
        *(
            list(_block(one, report, language, style, verbose))
            for one in report.functions
            if _shown(one, report)
        ),
        list(_ending(report, language, style, verbose, command)),
    ]
    text = "\n\n".join("\n".join(part) for part in parts if part)
    return style.fit(text) + "\n"


def _heading(report: Report, language: Language, style: Style) -> list[str]:
    title = style.paint(report.exercise.title.pick(language), "bold")
    file = visible(report.submission.path)
    saved = report.submission.saved
    return [f"{title} · {file}" + (f", {_saved(saved).pick(language)}" if saved is not None else "")]


def _saved(when: float) -> Text:
    then, now = time.localtime(when), time.localtime()
    clock = time.strftime("%H:%M", then)
    if then[:3] == now[:3]:
        return say.saved_today(clock)
    return say.saved_on(then.tm_mday, then.tm_mon, clock)


def _table(report: Report, language: Language, style: Style, before: Mapping[str, int]) -> Iterator[str]:
    longest = max((len(one.function.name) for one in report.functions), default=0)
    for one in report.functions:
        line = f"  {_mark(one, style)} {one.function.name:<{longest}}   {_count(one).pick(language)}"
        now = _correct(one)
        last = before.get(one.function.id, now)
        yield line if last == now else f"{line}   ({say.since_last(last, now).pick(language)})"


def _mark(one: FunctionReport, style: Style) -> str:
    if one.verdict is Verdict.CORRECT:
        return style.paint("✓", "green")
    if one.unwritten or one.verdict is Verdict.NOT_RUN:
        return style.paint("–", "yellow")
    return style.paint("✗", "red")


def _correct(one: FunctionReport) -> int:
    return sum(result.verdict is Verdict.CORRECT for result in one.results)


def _count(one: FunctionReport) -> Text:
    if one.verdict is not Verdict.CORRECT and one.unwritten:
        return say_grade.UNWRITTEN
    ran = any(result.verdict not in _NEVER_RAN for result in one.results)
    return say.counted(_correct(one), len(one.results)) if ran else say.NOT_RUN


_NEVER_RAN = (Verdict.NOT_RUN, Verdict.COMPILATION_ERROR)


def _remarks(report: Report, language: Language, style: Style) -> Iterator[str]:
    if report.error is not None:
        text = say.UNGRADED.fill(file=report.submission.path, error=report.error)
        yield style.paint(text.pick(language), "red")
    for remark in report.remarks:
        yield from wrapped(remark.text.pick(language), style.width)


def _syntax(trouble: SyntaxTrouble, language: Language, style: Style) -> Iterator[str]:
    title = say.SYNTAX.fill(line=trouble.line).pick(language)
    yield style.paint(title, "red", "bold")
    source, column = visible(trouble.source.rstrip().expandtabs(4)), trouble.column
    number = f"{trouble.line}"
    yield f"  {number} | {source}"
    if 1 <= column <= len(source) + 1:
        length = max(1, (trouble.end_column or column + 1) - column)
        yield f"  {' ' * len(number)} | {' ' * (column - 1)}{style.paint('^' * length, 'red')}"
    if trouble.cause:
        yield from wrapped(trouble.cause.pick(language), style.width)


def _shown(one: FunctionReport, report: Report) -> bool:
    """Whether a function needs a block of its own: not when it is right, unwritten, or not parsed."""
    return one.verdict is not Verdict.CORRECT and not one.unwritten and report.syntax is None


def _block(
    one: FunctionReport, report: Report, language: Language, style: Style, verbose: bool
) -> Iterator[str]:
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
    yield from lay_out(case_fields(result, language, told=told), style)
    text = printed(result)
    if text and result.outcomes:
        yield ""
        yield style.paint(f"  {say.PRINTED.pick(language)}", "dim")
        yield from (f"    {line}" for line in text.split("\n"))


def _cause(one: FunctionReport, report: Report, wrong: Sequence[Result]) -> Text:
    if not wrong:
        return same("")
    names = {function.function.id: function.function.name for function in report.functions}
    elsewhere = [(names.get(function, function), len(cases)) for function, cases in one.elsewhere]
    explained = len(one.diagnosis.cases) if one.diagnosis else 0
    return say.one_cause(explained, len(wrong), elsewhere)


def _ending(report: Report, language: Language, style: Style, verbose: bool, command: str) -> Iterator[str]:
    wrong = [one for one in report.functions if _shown(one, report)]
    if (
        report.functions
        and all(one.verdict is Verdict.CORRECT for one in report.functions)
        and not report.error
    ):
        yield style.paint(say.ALL_RIGHT.pick(language), "green")
    first = _first(wrong) if len(wrong) > 1 else None
    if verbose:
        if first:
            yield say.start_with(first).pick(language)
        yield say.PROTECTIONS.fill(level=report.level, text=report.protections).pick(language)
        yield say.BANK.fill(digest=report.bank_digest).pick(language)
    elif wrong and command:
        yield say.last_line(first, command).pick(language)


def _first(wrong: Sequence[FunctionReport]) -> str:
    """Return the wrong function to start with: the first that uses no other wrong one."""
    ids = {one.function.id for one in wrong}
    free = [one for one in wrong if not any(use.function in ids for use in one.function.uses)]
    return (free or list(wrong))[0].function.name
