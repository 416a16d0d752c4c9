"""Render a report for the terminal: one cause, one case and one count per function."""

from __future__ import annotations

import time

from graders.engine import messages
from graders.engine.grade.one import loses_points, verdict_of
from graders.engine.messages import report as say
from graders.engine.model import FunctionReport, Language, Missing, Report, Verdict
from graders.engine.report.style import Style, visible, wrapped
from graders.engine.text import Text

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

_WIDEST = 100
"""Prose in longer lines than this is hard to read, however wide the terminal."""


def render(
    report: Report,
    language: Language,
    style: Style = Style(),
    *,
    verbose: bool = False,
    command: str = "",
    before: Mapping[str, int] = {},
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
        *_wrong(report, language, style, verbose),
        *_found(report, language, style),
        list(_ending(report, language, style, verbose, command)),
    ]
    text = "\n\n".join("\n".join(part) for part in parts if part)
    return style.fit(text) + "\n"


def _wrong(report: Report, language: Language, style: Style, verbose: bool) -> list[list[str]]:
    if verdict_of(report) is Verdict.CORRECT:
        return []
    # Lazy: a right submission has nothing to lay out, and its student hears so the sooner.
    from graders.engine.report.blocks import block, not_run, shown, syntax

    if report.syntax:
        return [list(syntax(report.syntax, language, style))]
    wrong = [one for one in report.functions if shown(one)]
    skipped = [one for one in report.functions if not shown(one) and not one.unwritten]
    return [
        list(not_run(skipped, language, style)),
        *(
            [*block(one, report, language, style, verbose), *_beside(one, report, language, style, verbose)]
            for one in wrong
        ),
    ]


def _beside(
    one: FunctionReport, report: Report, language: Language, style: Style, verbose: bool
) -> list[str]:
    if one.found is None:
        return []
    from graders.engine.report.found import found_beside  # lazy: hardly anybody searches

    return list(found_beside(one, report, language, style, verbose))


def _found(report: Report, language: Language, style: Style) -> list[list[str]]:
    if report.search is None:
        return []
    from graders.engine.report.found import found_blocks, search_ending  # lazy: as above

    return [*found_blocks(report, language, style), list(search_ending(report, language, style))]


def _heading(report: Report, language: Language, style: Style) -> list[str]:
    title = report.exercise.title.pick(language)
    file = visible(report.submission.path)
    first, when = f"{style.paint(title, 'bold')} · {file}", report.submission.saved
    if when is None:
        return [first]
    saved = _saved(when).pick(language)
    # A long path stays whole, to be copied; what comes after it then gets a line of its own.
    fits = len(f"{title} · {file}, {saved}") <= style.width
    return [f"{first}, {saved}"] if fits else [f"{first},", saved]


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
        now = one.correct
        last = before.get(one.function.id, now)
        yield line if last == now else f"{line}   ({say.since_last(last, now).pick(language)})"


def _mark(one: FunctionReport, style: Style) -> str:
    if one.verdict is Verdict.CORRECT:
        return style.paint("!", "yellow") if one.found else style.paint("✓", "green")
    if one.unwritten or set(one.verdicts).issubset(_NEVER_RAN):
        return style.paint("–", "yellow")
    return style.paint("✗", "red")


def _count(one: FunctionReport) -> Text:
    if one.verdict is not Verdict.CORRECT and one.unwritten:
        return messages.grade.UNWRITTEN
    if not set(one.verdicts).issubset(_NEVER_RAN):
        return say.counted(one.correct, len(one.results))
    missing = any(
        isinstance(outcome.ending, Missing) for result in one.results for outcome in result.outcomes
    )
    return messages.grade.MISSING if missing else say.NOT_RUN


_NEVER_RAN = (Verdict.NOT_RUN, Verdict.COMPILATION_ERROR)


def _remarks(report: Report, language: Language, style: Style) -> Iterator[str]:
    if report.error is not None:
        text = say.UNGRADED.fill(file=report.submission.path, error=report.error)
        yield style.paint(text.pick(language), "red")
    unseen = [remark for one in report.functions if not _has_block(one, report) for remark in one.remarks]
    for remark in (*report.remarks, *unseen):
        yield from wrapped(remark.text.pick(language), style.width)


def _has_block(one: FunctionReport, report: Report) -> bool:
    """Return whether what is said of a function stands in a block of its own."""
    if one.verdict is Verdict.CORRECT or report.syntax:
        return False
    from graders.engine.report.blocks import shown  # lazy: a right submission has no blocks

    return shown(one)


def _ending(report: Report, language: Language, style: Style, verbose: bool, command: str) -> Iterator[str]:
    if verdict_of(report) is Verdict.CORRECT and not any(one.found for one in report.functions):
        if loses_points(report):
            yield from wrapped(say.BUT_RULES.pick(language), style.width)
        else:
            yield style.paint(say.ALL_RIGHT.pick(language), "green")
    wrong = [one for one in report.functions if _failures(one) and not one.unwritten]
    first = _first(wrong) if len(wrong) > 1 else None
    next_steps = [say.start_with(first).pick(language)] if first else []
    if command and not verbose and sum(map(_failures, wrong)) > len(wrong):
        next_steps.append(say.see_all(command).pick(language))
    yield from _on_one_line(next_steps, style.width)
    if verbose:
        yield from _wrapped(say.PROTECTIONS.fill(text=report.protections), language, style)
        yield say.BANK.fill(digest=report.bank_digest).pick(language)


def _on_one_line(sentences: Sequence[str], width: int) -> Sequence[str]:
    """Return sentences on one line if they fit, else each on its own: a command is to be copied whole."""
    line = " ".join(sentences)
    return [line] if sentences and len(line) <= width else sentences


def _wrapped(text: Text, language: Language, style: Style) -> list[str]:
    return wrapped(text.pick(language), style.width)


def _failures(one: FunctionReport) -> int:
    return len(one.results) - sum(map(one.verdicts.count, (Verdict.CORRECT, *_NEVER_RAN)))


def _first(wrong: Sequence[FunctionReport]) -> str:
    """Return the wrong function to start with: the first that builds on no other wrong one."""
    ids = {one.function.id for one in wrong}
    free = [one for one in wrong if ids.isdisjoint(one.builds_on)]
    return (free or list(wrong))[0].function.name
