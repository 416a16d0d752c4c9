"""From the answers to `parse` and `load` to what is known of a submission: pure, and trusting none of it."""

from __future__ import annotations

from graders.engine.model import Loaded, LoadTrouble, SyntaxTrouble
from graders.engine.record import Record
from graders.engine.sandbox.frames import Frame, ProtocolError, count, expect, mapping, words
from graders.engine.sandbox.outcomes import raised

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Mapping

    from graders.engine.sandbox.start import Wanted


class Facts(Record):
    """What is known before anything is run, and per name the number of the first statement that defines it."""

    loaded: Loaded
    first: Mapping[str, int] = {}


class Trouble(Record):
    """What ended the loading, and the number of the statement that it happened in."""

    trouble: LoadTrouble
    at: int


class Told(Record):
    """What a loaded child told: the names that can be called, those that are not there, and what went wrong."""

    callables: tuple[str, ...]
    absent: frozenset[str]
    trouble: Trouble | None


def read_facts(frame: Frame, wanted: Wanted | None = None) -> Facts:
    """Return what the answer to `parse` says.

    Raises:
        ProtocolError: when it is no such answer.
    """
    if frame["kind"] == "syntax":
        return Facts(Loaded({}, syntax=_syntax(frame)))
    if frame["kind"] != "parsed":
        raise ProtocolError("malformed")
    places = mapping(frame.get("names"), _place)
    loaded = Loaded(
        names={name: line for name, (line, _) in places.items()},
        nested=mapping(frame.get("nested"), count),
        bodies=mapping(frame.get("bodies"), lambda word: expect(word, str)),
        calls=mapping(frame.get("calls"), words),
        warnings=tuple(map(_warning, expect(frame.get("warnings"), list))),
    )
    if wanted is not None:
        from graders.engine.sandbox.scopes import read_scopes  # lazy: few banks have rules

        loaded = loaded._replace(scopes=read_scopes(frame.get("rules"), wanted))
    return Facts(loaded, {name: first for name, (_, first) in places.items()})


def _warning(value: object) -> tuple[int, str]:
    pair = expect(value, list)
    if len(pair) != 2:
        raise ProtocolError("malformed")
    return count(pair[0]), expect(pair[1], str)


def _place(value: object) -> tuple[int, int]:
    pair = expect(value, list)
    if len(pair) != 2:
        raise ProtocolError("malformed")
    return count(pair[0]), count(pair[1])


def _syntax(frame: Frame) -> SyntaxTrouble:
    end = frame.get("end_column")
    return SyntaxTrouble(
        line=count(frame.get("line")),
        column=count(frame.get("column")),
        source=expect(frame.get("source"), str),
        message=expect(frame.get("message"), str),
        end_column=None if end is None else count(end),
    )


def read_told(frame: Frame, memory_mb: int) -> Told:
    """Return what the answer to `load` says.

    Raises:
        ProtocolError: when it is no such answer.
    """
    if frame["kind"] != "loaded":
        raise ProtocolError("malformed")
    trouble = frame.get("trouble")
    return Told(
        callables=words(frame.get("callables")),
        absent=frozenset(words(frame.get("absent"))),
        trouble=None if trouble is None else _trouble(expect(trouble, dict), memory_mb),
    )


def _trouble(frame: Frame, memory_mb: int) -> Trouble:
    asked = expect(frame.get("asked"), bool)
    trouble = LoadTrouble(count(frame.get("line")), raised(frame, memory_mb), asked)
    return Trouble(trouble, count(frame.get("at")))


def known(facts: Facts, told: Told | None, trouble: Trouble | None, printed: str) -> Loaded:
    """Return all that is known after loading; when there is no child to ask, nothing was defined."""
    names = facts.loaded.names
    absent = names.keys() if told is None else told.absent
    first = 0 if told is None or trouble is None else trouble.at
    later = {name: names[name] for name in facts.first if name in absent and facts.first[name] >= first}
    return facts.loaded._replace(
        functions=told.callables if told else (),
        later=later if trouble else {},
        trouble=trouble.trouble if trouble else None,
        printed=printed,
    )
