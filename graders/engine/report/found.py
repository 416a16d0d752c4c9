"""Tell what a search found, or did not find: a block for each function that differs, and the last lines; pure text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from graders.engine.diagnose.failing import call_length
from graders.engine.messages import search as say
from graders.engine.messages.report import hint
from graders.engine.model import FunctionReport, Language, Report, Submission, Verdict
from graders.engine.report.blocks import case, example, rule, shown
from graders.engine.report.fields import sentences
from graders.engine.report.style import Style, wrapped
from graders.engine.text import Text


def found_blocks(report: Report, language: Language, style: Style) -> list[list[str]]:
    """Return a block for each function whose cases are all right, and on which the search found a difference."""
    return [
        [rule(one.function.name, style), *_found(_heading(one), one, report.submission, language, style)]
        for one in report.functions
        if one.found is not None and not shown(one)
    ]


def found_beside(
    one: FunctionReport, report: Report, language: Language, style: Style, verbose: bool
) -> Iterator[str]:
    """Yield the lines on the found call of a function that fails cases as well, if it tells more than the shown case.

    It does when it is shorter; and with `verbose` everything is told.
    """
    if one.found is None:
        return
    beside = example(one)
    shorter = beside is None or beside.case.hidden or call_length(one.found) < call_length(beside)
    if verbose or shorter:
        yield ""
        yield from _found(say.ALSO, one, report.submission, language, style)


def _heading(one: FunctionReport) -> Text:
    return say.FOUND if one.searched and one.searched.ended == "done" else say.SO_FAR


def _found(
    heading: Text, one: FunctionReport, submission: Submission, language: Language, style: Style
) -> Iterator[str]:
    found, searched = one.found, one.searched
    assert found is not None
    assert searched is not None
    told = [feedback.text for feedback in sentences(found, known=False)]
    for text in (heading, *told, *((hint(searched.hint),) if searched.hint else ())):
        yield from wrapped(text.pick(language), style.width)
    yield from case(found, submission, language, style, first=False)


def search_ending(report: Report, language: Language, style: Style) -> Iterator[str]:
    """Yield what is said at the end: what was found though all cases are right, what was not, what was left out."""
    for text in _told(report):
        yield from wrapped(text.pick(language), style.width)


def _told(report: Report) -> Iterator[Text]:
    if report.search is None:
        return
    searched = [one for one in report.functions if one.searched and one.searched.tried]
    for counts in (False, True):
        found = [one for one in searched if found_though_right(one) and _counts(one) is counts]
        if found:
            yield say.found_though_right(_names(found), counts)
    clean = [one for one in searched if one.found is None]
    if clean:
        tried = sum(one.searched.tried for one in clean if one.searched)
        yield say.nothing_found(_names(clean), tried, report.search.seed)
    elif searched:
        yield say.again(report.search.seed)
    short = [one for one in clean if one.searched and one.searched.ended == "time"]
    if short:
        yield say.cut_short(_names(short))
    left_out = [
        (one.function.name, one.searched.left_out)
        for one in report.functions
        if one.searched and one.searched.left_out
    ]
    if left_out:
        yield say.not_searched(left_out)


def found_though_right(one: FunctionReport) -> bool:
    """Return whether all cases of a function are right, and yet a search found a difference."""
    return one.found is not None and set(one.verdicts) == {Verdict.CORRECT}


def _counts(one: FunctionReport) -> bool:
    return one.function.search == "counts"


def _names(functions: Sequence[FunctionReport]) -> list[str]:
    return [one.function.name for one in functions]
