"""Asking for the traits of a submission's source: only when something in it is wrong, of a child that runs nothing of it.

Start-up counts for every submission and this for few: what finds the traits is no part of the worker. A child cannot read our
files, so its compiled code is sent along with the request.
"""

from __future__ import annotations

import marshal
import os
from _collections_abc import Mapping
from _frozen_importlib_external import (
    SourceFileLoader,
)  # what `importlib.machinery` gives, which takes longer

from graders.engine import worker
from graders.engine.model import Limits, Trait
from graders.engine.sandbox.chance import Tries, killed
from graders.engine.sandbox.errors import SandboxError
from graders.engine.sandbox.frames import Answer, Frame, ProtocolError, count, expect, mapping
from graders.engine.sandbox.limits import Budget
from graders.engine.sandbox.start import Starter

MODULES = ("nodes", "noted", "flow", "state", "loops", "sets", "answers", "uses", "traits")
"""The modules of `worker/study`, each after those that it imports; the last has the function that is asked."""

LIMITS = Limits(seconds=2.0)
"""What parsing, and finding the traits, may take."""

LONGEST = 100
"""How long the word for a kind of trait may be."""

_codes: list[tuple[str, str]] = []


def study(starter: Starter, memory_mb: int) -> dict[str, tuple[Trait, ...]]:
    """Return the traits of each function at top level; none when the source does not parse, or takes too long.

    Raises:
        SandboxError: when there is no child to be had, or it is killed again and again.
    """
    tries = Tries()
    while True:
        try:
            answer = _asked(starter, memory_mb)
        except SandboxError as error:
            if not tries.another(error.killed):
                raise
            continue
        if not killed(answer.result):  # it runs nothing that could have done so
            return _read(answer)
        if not tries.another(killed=True):
            raise SandboxError("killed while parsing, again and again", killed=True)


def _asked(starter: Starter, memory_mb: int) -> Answer:
    """Return what came of the last request that could be made."""
    child = starter.parse(memory_mb)
    try:
        answer = child.answer(LIMITS, Budget(None))
        if not isinstance(answer.result, Mapping) or answer.result["kind"] != "parsed":
            return answer
        child.ask({"do": "study", "codes": codes()})
        child.send()
        return child.answer(LIMITS, Budget(None))
    finally:
        child.close()


def codes() -> list[tuple[str, str]]:
    """Return name and compiled code of each module, as the request has them: a child is the same interpreter as we are."""
    if not _codes:
        folder = os.path.join(os.path.dirname(worker.__file__), "study")  # noqa: PTH118, PTH120 (start-up time)
        for name in MODULES:
            full = f"{worker.__name__}.study.{name}"
            code = SourceFileLoader(full, os.path.join(folder, f"{name}.py")).get_code(full)  # noqa: PTH118
            _codes.append((name, marshal.dumps(code).hex()))
    return _codes


def _read(answer: Answer) -> dict[str, tuple[Trait, ...]]:
    if not isinstance(answer.result, Mapping):
        return {}
    try:
        return read_traits(answer.result)
    except ProtocolError:
        return {}


def read_traits(frame: Frame) -> dict[str, tuple[Trait, ...]]:
    """Return what the answer to `study` says; nothing of a file that did not parse.

    Raises:
        ProtocolError: when it is no such answer.
    """
    if frame["kind"] in ("syntax", "unparsed"):
        return {}
    if frame["kind"] != "studied":
        raise ProtocolError("malformed")
    return mapping(frame.get("traits"), _traits)


def _traits(value: object) -> tuple[Trait, ...]:
    return tuple([_trait(one) for one in expect(value, list)])


def _trait(value: object) -> Trait:
    parts = expect(value, list)
    if len(parts) != 3:
        raise ProtocolError("malformed")
    kind = expect(parts[0], str)
    if not kind.replace("-", "").isalpha() or len(kind) > LONGEST:
        raise ProtocolError("malformed")
    return Trait(kind, count(parts[1]), expect(parts[2], str))
