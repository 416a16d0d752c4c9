"""Judge a conversation by what is said between the typed lines, in whatever words it is said.

Data: `"says"`, a list with one entry more than there are typed lines. Entry 0 lists what must be said before
the first typed line, entry k what must be said after typed line k and before the next one (or the end). A
prompt is part of what is said before the line that answers it. An entry is a list of demands:

* a number: it stands there as a number of its own (9 is not found in 99, -9 or 9.5);
* a text: it stands there as a whole word, in capitals or not;
* `{"letters": "pzut"}`: these letters stand there one by one on one line, in any order, and no other single
  letters with them; spaces, commas and quotes may stand between them, or with `"separated_by": "spaces"` only
  spaces;
* `{"any_order": […]}`: up to six of the demands above, in any order;
* `{"something": true}`: something is said that is not just the usual question: apart from numbers and rows of
  letters, it is not how an earlier turn ended in which nothing had to be reported;
* `{"not": …}`: a number, word or row of letters that stands nowhere in this turn.

Numbers, words and letters must come in the order of the list and cannot stand for each other: `[9, 9]` asks
for two nines. Whatever else is said is free, but a turn that must say a number may say no more than 15 other
numbers, and one that must say a row of letters no more than 6 other rows: who says them all, knows none.
"""

from __future__ import annotations

from _collections_abc import Callable, Iterable, Mapping, Sequence

from graders.engine import messages as say
from graders.engine.custom import speech
from graders.engine.custom.api import CheckerCall, CheckerOutcome, Turn
from graders.engine.custom.data import DataError
from graders.engine.custom.demands import (
    SOMETHING,
    Demand,
    Group,
    Letters,
    Not,
    Number,
    Part,
    read_says,
)
from graders.engine.custom.shown import cut, quote
from graders.engine.text import Text

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from typing import TypeAlias

_SILENT = Turn("", None)
_QUOTED = 140
_TYPED = 30

MOST_NUMBERS = 15
"""Different numbers that a turn may say besides those demanded: far above what right solutions say (a table of
the values of the letters, scores, counts), far below a list of all scores that there could be."""

MOST_ROWS = 6
"""Different rows of two or more letters that a turn may say besides those demanded: the hand before and after,
sorted and not, but not all that could be left of a hand."""

Complaint: TypeAlias = Callable[[Text, Text, str], Text]
"""Makes a sentence of a place, a part and what was said there."""


def conversation(
    call: CheckerCall, outcomes: Sequence[CheckerOutcome], data: Mapping[str, object]
) -> Text | None:
    """Return the first thing that is missing from what a function said; None when it said all it had to.

    Raises:
        DataError: when the data is not what it must be; that is the bank's fault, never the student's.
    """
    typed = call.stdin or ()
    says = read_says(data)
    if len(says) != len(typed) + 1:
        raise DataError(f'"says" has {len(says)} entries; {len(typed)} typed lines need {len(typed) + 1}')
    for outcome in outcomes:
        wrong = _judge(typed, outcome.turns, says)
        if wrong is not None:
            return wrong
    return None


def _judge(typed: Sequence[str], turns: Sequence[Turn], says: Sequence[Sequence[Demand]]) -> Text | None:
    usual: list[str] = []
    for at, demands in enumerate(says):
        turn = turns[at] if at < len(turns) else _SILENT
        if turn.typed is None and at < len(typed):
            return _stopped(typed, at)
        if demands:
            wrong = _judge_turn(_placed(typed, at), speech.clean(turn.said), demands, usual)
            if wrong is not None:
                return wrong
        if SOMETHING not in demands:
            usual.append(turn.said)
    return None


def _stopped(typed: Sequence[str], at: int) -> Text:
    line = cut(typed[at], _TYPED)
    return say.checkers.stopped(_place(typed, at), at + 1, line) if at else say.checkers.never_asked(line)


def _placed(typed: Sequence[str], at: int) -> Callable[[], Text]:
    """Return what says where: nearly always nobody asks."""
    return lambda: _place(typed, at)


def _place(typed: Sequence[str], at: int) -> Text:
    if not typed:
        return say.checkers.in_output()
    return say.checkers.after_line(at, cut(typed[at - 1], _TYPED)) if at else say.checkers.before_first()


def _judge_turn(
    where: Callable[[], Text], said: str, demands: Sequence[Demand], usual: Sequence[str]
) -> Text | None:
    position = 0
    met: list[Part] = []
    for demand in demands:
        if isinstance(demand, Group):
            parts = demand.parts
            position, unmet = _find(parts, said, position)
            if unmet is not None:
                tell, name = _unmet(parts[unmet], (*met, *parts[:unmet]), said, position)
                return tell(where(), name, quote(said, _QUOTED))
            met += parts
        elif isinstance(demand, Not):
            if demand.part.spans(said):
                name = demand.part.name(again=False, said=said)
                return say.checkers.unwanted(where(), name, quote(said, _QUOTED))
        elif not _says_more(said, usual):
            return say.checkers.says_nothing(where(), quote(said, _QUOTED))
    return _says_everything(where, said, met) if met else None


def _says_everything(where: Callable[[], Text], said: str, met: Sequence[Part]) -> Text | None:
    """Return that so much was said that what was demanded stands there by chance; None when it was not."""
    asked = {part.value for part in met if isinstance(part, Number)}
    if asked:
        numbers = speech.different_numbers(said)
        if numbers > MOST_NUMBERS + len(asked):
            return say.checkers.many_numbers(where(), numbers, quote(said, _QUOTED))
    rows = [part for part in met if isinstance(part, Letters)]
    for only_spaces in {row.only_spaces for row in rows}:
        different = speech.different_rows(said, only_spaces)
        if different > MOST_ROWS + len(rows):
            return say.checkers.many_rows(where(), different, quote(said, _QUOTED))
    return None


def _unmet(part: Part, met: Sequence[Part], said: str, position: int) -> tuple[Complaint, Text]:
    """Return what is wrong with a part that was not said after `position`, and how to speak of the part."""
    again = part in met
    tell = say.checkers.too_early if part.spans(said[:position]) and not again else say.checkers.missing
    return tell, part.name(again, said)


def _find(parts: Sequence[Part], said: str, start: int) -> tuple[int, int | None]:
    """Return the earliest place where all parts have been said, in any order; else `start` and one unmet."""
    if len(parts) == 1:  # nearly always
        first = _first(parts[0].spans(said), start)
        return (start, 0) if first is None else (first.end, None)
    found = [part.spans(said) for part in parts]
    ends = {frozenset[int](): start}
    for _ in parts:
        longer: dict[frozenset[int], int] = {}
        for chosen, end in ends.items():
            for at, spans in enumerate(found):
                first = _first(spans, end)
                if at not in chosen and first is not None:
                    more = chosen | {at}
                    longer[more] = min(first.end, longer.get(more, first.end))
        if not longer:
            most = min(ends, key=sorted)
            return start, min(set(range(len(parts))) - most)
        ends = longer
    (end,) = ends.values()
    return end, None


def _first(spans: Iterable[speech.Span], start: int) -> speech.Span | None:
    """Return the first span that does not begin before `start`."""
    for span in spans:
        if span.start >= start:
            return span
    return None


def _says_more(said: str, usual: Sequence[str]) -> bool:
    gist = speech.gist(said)
    if not any(map(str.isalpha, gist)):
        return False
    return not any(speech.gist(speech.clean(earlier)).endswith(gist) for earlier in usual)
