"""What the rules look at: a bank's JSON by place, of which any part may be missing or have a wrong type.

The shape of a bank is checked elsewhere; here a part of a wrong type is passed over, so that one mistake does
not hide others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from graders.engine.bank.found import Found
from graders.engine.bank.places import Bank
from graders.engine.bank.scanner import Path
from graders.engine.messages.bank import Said
from graders.engine.model import LANGUAGES, Language


class At(NamedTuple):
    """A part of the JSON, and where it stands."""

    value: Any
    path: Path

    def member(self, key: str, *kinds: type) -> At | None:
        """Return the member `key` of this object, None if there is none of one of these types."""
        if type(self.value) is not dict or key not in self.value:
            return None
        found = self.value[key]
        return At(found, (*self.path, key)) if not kinds or type(found) in kinds else None

    def has(self, key: str) -> bool:
        """Return whether this is an object with the key `key`."""
        return type(self.value) is dict and key in self.value

    def get(self, key: str, kind: type) -> Any:
        """Return the value of member `key`, None if there is none of this type."""
        found = self.member(key, kind)
        return None if found is None else found.value

    def members(self, *kinds: type) -> Iterator[At]:
        """Yield the members of this object (a `$comment` is none) that are of one of these types."""
        keys = self.value if type(self.value) is dict else ()
        found = (self.member(key, *kinds) for key in keys if key != "$comment")
        yield from (one for one in found if one is not None)

    def items(self, *kinds: type) -> Iterator[At]:
        """Yield the items of this array that are of one of these types."""
        items = self.value if type(self.value) is list else []
        found = (At(item, (*self.path, index)) for index, item in enumerate(items))
        yield from (one for one in found if not kinds or type(one.value) in kinds)

    def within(self, key: str, *kinds: type) -> Iterator[At]:
        """Yield the items of the array that is member `key`, of one of these types."""
        array = self.member(key, list)
        if array is not None:
            yield from array.items(*kinds)

    def found(self, said: Said) -> Found:
        """Return a finding about this part."""
        return Found(self.path, said)

    def found_key(self, said: Said) -> Found:
        """Return a finding about the key of this part."""
        return Found(self.path, said, at_key=True)

    @property
    def key(self) -> str:
        """The key (or index) that leads to this part."""
        return str(self.path[-1])


class CallAt(NamedTuple):
    """One call in a bank (a case, or one of its steps), and the id of the function it calls."""

    at: At
    function: str
    case: At

    @property
    def is_step(self) -> bool:
        """Whether it is one of the steps of a case."""
        return self.at.path != self.case.path


class Facts:
    """What the rules need to know of a whole bank."""

    def __init__(self, bank: Bank, slug: str, data: Any) -> None:
        """Look at `data`, the parsed JSON of a bank with its overlay merged in."""
        self.bank = bank
        self.slug = slug
        self.top = At(data, ())
        title = self.top.get("title", dict) or {}
        self.languages: tuple[Language, ...] = tuple(key for key in title if key in LANGUAGES)
        self.functions = tuple((_id(at), at) for at in self.top.within("functions", dict))
        self.ids = tuple(dict.fromkeys(id_ for id_, _at in self.functions if id_))
        self.cases = tuple((id_, case) for id_, at in self.functions for case in at.within("cases", dict))
        self.case_ids = tuple(case.value["id"] for _id_, case in self.cases if case.get("id", str))
        self.calls = tuple(call for id_, case in self.cases for call in calls_of(id_, case))

    @property
    def rules(self) -> Iterator[tuple[At, str, At]]:
        """Yield each rule on code with the function (or the bank) that it is of, and its key."""
        for at in (self.top, *(function for _id, function in self.functions)):
            for key in ("forbids", "requires"):
                yield from ((at, key, rule) for rule in at.within(key, str, dict))

    def parameters(self, function: str) -> int | None:
        """Return how many parameters a function has, None if that cannot be told."""
        for id_, at in self.functions:
            if id_ and id_ == function:
                given = at.get("parameters", dict) or {"": at.get("parameters", list)}
                counts = {len(names) for names in given.values() if type(names) is list}
                return counts.pop() if len(counts) == 1 else None
        return None


def _id(function: At) -> str:
    """Return the id of a function, "" if it has none that can be told."""
    name = function.get("name", dict) or {}
    candidates = [function.get("id", str), function.get("name", str), name.get("en"), *name.values()]
    return next((found for found in candidates if type(found) is str and found), "")


def calls_of(function: str, case: At) -> Iterator[CallAt]:
    """Yield the call that a case makes, or those of its steps."""
    if not case.has("steps"):
        yield CallAt(case, function, case)
    for step in case.within("steps", dict):
        yield CallAt(step, step.get("function", str) or "", case)
