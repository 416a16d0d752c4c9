"""One case of a bank's JSON as calls and demands, with what it inherits from the bank and its function."""

from __future__ import annotations

from graders.engine.bank.longest import longest
from graders.engine.bank.values import Values
from graders.engine.bank.words import Words
from graders.engine.model import (
    Call,
    Case,
    CheckerUse,
    Comparison,
    Demand,
    Limits,
    Raises,
    Replacement,
    Step,
    Value,
)
from graders.engine.record import Record

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any


_INHERITED = frozenset({"limits", "compare", "keeps_arguments", "threads"})


class Inherited(Record):
    """What bank, function, case and step hand down, merged key by key."""

    limits: Limits = Limits()
    comparison: Comparison = Comparison()
    keeps_arguments: bool = False
    threads: bool = False

    def within(self, raw: Mapping[str, Any]) -> Inherited:
        """Return what holds within the part `raw` of the bank."""
        if _INHERITED.isdisjoint(raw):  # as in nearly every case
            return self
        merged = self
        if "limits" in raw:
            merged = merged._replace(limits=self.limits._replace(**_options(raw["limits"])))
        if "compare" in raw:
            merged = merged._replace(comparison=self.comparison._replace(**_options(raw["compare"])))
        for key in ("keeps_arguments", "threads"):
            if key in raw:
                merged = merged._replace(**{key: raw[key]})
        return merged


def _options(raw: Mapping[str, Any]) -> dict[str, Any]:
    floats = ("seconds", "relative", "absolute")
    return {k: float(v) if k in floats else v for k, v in raw.items() if k != "$comment"}


class CaseBuilder:
    """Builds the cases of one exercise in one language."""

    def __init__(
        self,
        words: Words,
        values: Values,
        names: Mapping[str, str],
        inherited: Mapping[str, Inherited],
    ) -> None:
        """Take the name and what is inherited of every function, by its id."""
        self._words = words
        self._values = values
        self._names = names
        self._inherited = inherited

    def case(self, raw: Mapping[str, Any], function: str) -> Case:
        """Return the case `raw` of the function with id `function`."""
        # The records of each case are made by position: by name, each would take twice as long.
        return Case(
            raw["id"],
            function,
            self._steps(raw, function),
            raw.get("repeat", 1),
            self._words.text(raw["why"]) if "why" in raw else None,
            raw.get("requirement"),
            raw.get("weight", 1),
            raw.get("visibility") == "hidden",
            "state" in raw,
        )

    def _steps(self, raw: Mapping[str, Any], function: str) -> tuple[Step, ...]:
        if "steps" not in raw:
            inherited = self._inherited[function]
            if not _INHERITED.isdisjoint(raw):
                inherited = inherited.within(raw)
            return (self._step(raw, function, inherited),)
        return tuple(
            self._step(step, step["function"], self._inherited[step["function"]].within(raw).within(step))
            for step in raw["steps"]
        )

    def _step(self, raw: Mapping[str, Any], function: str, inherited: Inherited) -> Step:
        arguments = self._values.trees(raw["args"]) if "args" in raw else ()
        stdin = tuple(self._values.lines(raw["stdin"])) if "stdin" in raw else None
        seed = raw.get("seed", 0 if "repeat" in raw else None)
        consume = raw.get("consume")
        replaces = self._replaces(raw["replaces"]) if "replaces" in raw else ()
        limits, _, _, threads = inherited
        name = self._names[function]
        demand = self._demand(raw, inherited)
        most = longest(demand, stdin is not None)
        call = Call(function, name, arguments, stdin, seed, consume, replaces, threads, limits, most)
        return Step(call, demand)

    def _replaces(self, raw: Mapping[str, Any]) -> tuple[Replacement, ...]:
        return tuple(
            Replacement(function, self._names[function], self._values.trees(replacement["in_turn"]))
            for function, replacement in raw.items()
            if function != "$comment"
        )

    def _demand(self, raw: Mapping[str, Any], inherited: Inherited) -> Demand:
        judged = "checker" in raw  # then `returns` and `prints` are data of the checker
        prints = self._prints(raw["prints"]) if "prints" in raw else None
        return Demand(
            Value(self._values.tree(raw["returns"])) if "returns" in raw and not judged else None,
            self._raises(raw["raises"]) if "raises" in raw else None,
            None if judged else prints,
            raw.get("reads_all", False),
            self._values.trees(raw["arguments"]) if "arguments" in raw else None,
            inherited.keeps_arguments and "arguments" not in raw,
            raw.get("new", False),
            self._checker(raw, prints) if judged else None,
            inherited.comparison,
        )

    def _prints(self, raw: Any) -> str:
        printed = self._values.lines(raw)
        return printed if isinstance(printed, str) else "".join(f"{line}\n" for line in printed)

    def _raises(self, raw: Mapping[str, Any]) -> Raises:
        pick = self._words.pick
        message = raw.get("message")
        own = pick(message)
        others = tuple(one for one in message.values() if one != own) if isinstance(message, dict) else ()
        return Raises(pick(raw["type"]), own, raw.get("subclass", False), others)

    def _checker(self, raw: Mapping[str, Any], prints: str | None) -> CheckerUse:
        use = raw["checker"]
        given = {"name": use} if isinstance(use, str) else use
        data = {
            key: self._values.python(value) for key, value in given.items() if key not in ("name", "$comment")
        }
        if "returns" in raw:
            data["returns"] = self._values.python(raw["returns"])
        if prints is not None:
            data["prints"] = prints
        return CheckerUse(given["name"], data)
