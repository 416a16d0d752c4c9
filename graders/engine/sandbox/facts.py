"""From the answers to `parse` and `load` to what is known of a submission: pure, and trusting none of it."""

from collections.abc import Mapping
from typing import NamedTuple

from graders.engine.model import Loaded, LoadTrouble, SyntaxTrouble
from graders.engine.sandbox.claims import count, expect, mapping, raised, words
from graders.engine.sandbox.frames import Frame, ProtocolError


class Facts(NamedTuple):
    """What is known before anything is run, and per name the number of the first statement that defines it."""

    loaded: Loaded
    first: Mapping[str, int] = {}


class Trouble(NamedTuple):
    """What ended the loading, and the number of the statement that it happened in."""

    trouble: LoadTrouble
    at: int


def read_facts(frame: Frame) -> Facts:
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
    )
    return Facts(loaded, {name: first for name, (_, first) in places.items()})


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


def read_trouble(frame: Frame, memory_mb: int) -> Trouble | None:
    """Return the trouble that the answer to `load` tells of, if any.

    Raises:
        ProtocolError: when it is no such answer.
    """
    if frame["kind"] != "loaded":
        raise ProtocolError("malformed")
    told = frame.get("trouble")
    if told is None:
        return None
    trouble: Frame = expect(told, dict)
    asked = expect(trouble.get("asked"), bool)
    return Trouble(LoadTrouble(count(trouble.get("line")), raised(trouble, memory_mb), asked), count(trouble.get("at")))


def complete(facts: Facts, frame: Frame, trouble: Trouble | None, printed: str) -> Loaded:
    """Return all that is known after loading.

    Raises:
        ProtocolError: when `frame` is no answer to `load`.
    """
    absent = frozenset(words(frame.get("absent")))
    return facts.loaded._replace(
        functions=words(frame.get("callables")),
        later=_later(facts, trouble, absent),
        trouble=trouble.trouble if trouble else None,
        printed=printed,
    )


def none_loaded(facts: Facts, trouble: Trouble | None, printed: str) -> Loaded:
    """Return what is known when there is no child to ask what was defined: nothing was."""
    return facts.loaded._replace(
        later=dict(facts.loaded.names), trouble=trouble.trouble if trouble else None, printed=printed
    )


def _later(facts: Facts, trouble: Trouble | None, absent: frozenset[str]) -> Mapping[str, int]:
    """Return the names that are not there because their statement was never reached (or never ended)."""
    if trouble is None:
        return {}
    names = facts.loaded.names
    return {name: names[name] for name, first in facts.first.items() if name in absent and first >= trouble.at}
