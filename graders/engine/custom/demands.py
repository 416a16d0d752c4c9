"""Read what a bank demands of a conversation: numbers, words, rows of letters, in order or not."""

from __future__ import annotations

from graders.engine import messages as say
from graders.engine.custom import speech
from graders.engine.custom.data import DataError, refuse_unknown
from graders.engine.custom.shown import shown
from graders.engine.record import Record
from graders.engine.text import Text

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import TypeAlias


class Number(Record):
    """A number that must stand there as a number of its own."""

    value: int | float

    def spans(self, text: str) -> list[speech.Span]:
        """Return where it stands."""
        return speech.numbers(text, self.value)

    def name(self, again: bool, said: str) -> Text:  # noqa: ARG002 - only for letters does it matter
        """Return how to speak of it."""
        return say.checkers.number(str(self.value), again)


class Word(Record):
    """A word or phrase that must stand there."""

    text: str

    def spans(self, text: str) -> list[speech.Span]:
        """Return where it stands."""
        return speech.words(text, self.text)

    def name(self, again: bool, said: str) -> Text:  # noqa: ARG002 - only numbers are told apart
        """Return how to speak of it."""
        return say.checkers.word(self.text)


class Letters(Record):
    """Letters that must stand there one by one, in any order, and no other letters with them."""

    letters: str
    only_spaces: bool

    def spans(self, text: str) -> list[speech.Span]:
        """Return where they stand."""
        return speech.letters(text, self.letters, self.only_spaces)

    def name(self, again: bool, said: str) -> Text:  # noqa: ARG002 - only numbers are told apart
        """Return how to speak of them: as one line, where they were said on several."""
        scattered = not self.spans(said) and bool(self.spans(said.replace("\n", " ")))
        return say.checkers.letters(self.letters, one_line=scattered)


Part: TypeAlias = Number | Word | Letters


class Group(Record):
    """Parts that must all be said, in any order, after what stands before the group."""

    parts: tuple[Part, ...]


class Something:
    """Something must be said that is not said every time."""

    __slots__ = ()


SOMETHING = Something()
"""The only one there is."""


class Not(Record):
    """A part that may not stand anywhere in this turn."""

    part: Part


Demand: TypeAlias = Group | Something | Not

_LARGEST_GROUP = 6
_LARGEST_NUMBER = 10**1000

Place: TypeAlias = tuple[int, int]
"""Where a demand stands in the data: the turn, and which of its demands."""

_PATH = "says[{}][{}]"


def read_says(data: Mapping[str, object]) -> list[list[Demand]]:
    """Return the demands of each turn.

    Raises:
        DataError: when the data is not what it must be; that is the bank's fault.
    """
    refuse_unknown("conversation", data, {"says"})
    says = data.get("says")
    if not isinstance(says, list):
        raise DataError('conversation needs "says", a list with one list of demands per turn')
    return [_read_turn(turn, at) if turn else [] for at, turn in enumerate(says)]


def _read_turn(turn: object, at: int) -> list[Demand]:
    if not isinstance(turn, list):
        raise DataError(f"says[{at}] must be a list of demands, not {shown(turn)}")
    return [_read(demand, (at, place)) for place, demand in enumerate(turn)]


def _read(demand: object, place: Place) -> Demand:
    if isinstance(demand, dict) and len(demand) == 1:
        if demand.get("something") is True:
            return SOMETHING
        if "not" in demand:
            return Not(_read_part(demand["not"], place))
        if "any_order" in demand:
            return _read_group(demand["any_order"], place)
    return Group((_read_part(demand, place),))


def _read_group(parts: object, place: Place) -> Group:
    if not isinstance(parts, list) or not 0 < len(parts) <= _LARGEST_GROUP:
        path = _PATH.format(*place)
        raise DataError(f'{path}: "any_order" needs a list of 1 to {_LARGEST_GROUP} demands')
    return Group(tuple([_read_part(part, place) for part in parts]))


def _read_part(part: object, place: Place) -> Part:
    if isinstance(part, (int, float)) and not isinstance(part, bool) and abs(part) < _LARGEST_NUMBER:
        return Number(part)
    if isinstance(part, str) and part.split():
        return Word(part)
    if isinstance(part, dict) and part.keys() <= {"letters", "separated_by"}:
        letters, separator = part.get("letters"), part.get("separated_by", "anything")
        if isinstance(letters, str) and letters.isalpha() and separator in ("anything", "spaces"):
            return Letters(letters, only_spaces=separator == "spaces")
    raise DataError(
        f'{_PATH.format(*place)}: {shown(part)} is no demand: a number, a word, {{"letters": "abc"}}, {{"something": true}}, '
        '{"not": …} or {"any_order": […]}'
    )
