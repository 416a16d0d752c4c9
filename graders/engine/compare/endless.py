"""What is said of a loop that does not end: where, and what the variables do that should end it."""

from __future__ import annotations

from collections.abc import Iterator

from graders.engine.compare.phrases import short
from graders.engine.messages import judging as say
from graders.engine.model import Call, Loop
from graders.engine.text import Text, same
from graders.engine.values.show import show

MOST = 2
"""How many variables a sentence tells of."""

VALUE, SOURCE = 40, 60
"""Characters of a value, and of a line of code, in a sentence."""


def loop_text(call: Call, loop: Loop) -> Text:
    """Return one sentence on a loop that a call did not leave."""
    who = say.YOUR_FUNCTION if loop.function in ("", call.name) else same(short(loop.function))
    source = short(loop.source.partition("#")[0].strip().removesuffix(":")[: SOURCE + 1])
    source = source if len(source) <= SOURCE else f"{source[: SOURCE - 1]}…"
    told = list(_clauses(loop))[:MOST]
    what = _both(told) if told else same("")
    words = say.GOES_ON if told else say.GOES_ON_SOMEHOW
    return words.fill(who=who, line=loop.line, source=source, what=what)


def _both(clauses: list[Text]) -> Text:
    return Text(
        say.AND.nl.join(clause.nl for clause in clauses), say.AND.en.join(clause.en for clause in clauses)
    )


def _clauses(loop: Loop) -> Iterator[Text]:
    """First what changes, which was to end the loop; a list or dictionary that stays the same only if nothing else does."""
    simple = [pair for pair in loop.still if not isinstance(pair[1], list)]
    still = simple or ([] if loop.changes else loop.still)
    words = say.STAYS if len(still) + len(loop.changes) > 1 else say.IS_AND_STAYS
    for name, how in loop.changes:
        yield say.CHANGES[how].fill(name=short(name))
    for name, value in still:
        yield words.fill(name=short(name), value=show(value, VALUE))
