"""A valid bank's JSON as an Exercise in one of its languages; it checks nothing."""

from __future__ import annotations

from graders.engine.bank.cases import CaseBuilder, Inherited
from graders.engine.bank.values import Values
from graders.engine.bank.words import Words, function_id
from graders.engine.model import Exercise, Function, Language, Misconception, Requirement, Rule, Use
from graders.engine.text import Text

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any


def build(data: Mapping[str, Any], language: Language) -> Exercise:
    """Return the exercise of a valid bank in `language` (or in its first language, if it lacks that one).

    `data` is the bank as `json.loads` gives it, with its overlay of hidden cases merged in.
    """
    words = Words(data, language)
    values = Values(words)
    for name, raw in data.get("values", {}).items():
        if name != "$comment":
            values.name(name, raw)
    return Exercise(
        slug=data["exercise"],
        title=words.text(data["title"]),
        language=words.language,
        languages=words.languages,
        functions=_functions(data, words, values),
        requirements=_requirements(data, words),
        misconceptions=_misconceptions(data, words),
        packages=gathered(data, "packages"),
        files=gathered(data, "files"),
        writes=gathered(data, "writes"),
        constants=_constants(data, words, values),
        values=values.named,
        constant_comments=_constant_comments(data, words),
        rules=_rules(data, words),
    )


def _functions(data: Mapping[str, Any], words: Words, values: Values) -> tuple[Function, ...]:
    by_id = {function_id(raw): raw for raw in data["functions"]}
    names = {id_: words.pick(raw["name"]) for id_, raw in by_id.items()}
    top = Inherited().within(data)
    builder = CaseBuilder(words, values, names, {id_: top.within(raw) for id_, raw in by_id.items()})
    scoring, search = data.get("scoring", "by requirement"), data.get("search", "reported")
    return tuple(
        Function(
            id=id_,
            name=names[id_],
            parameters=words.names(raw["parameters"]),
            summary=words.text(raw["summary"]),
            cases=tuple(builder.case(case, id_) for case in raw["cases"]),
            points=str(raw.get("points", 1)),
            scoring=raw.get("scoring", scoring),
            follow_through=str(raw.get("follow_through", 0)),
            uses=tuple(map(_use, raw.get("uses", []))),
            other_names=_other_names(raw["name"], names[id_]),
            rules=_rules(raw, words),
            search=raw.get("search", search),
        )
        for id_, raw in by_id.items()
    )


def _other_names(name: str | Mapping[str, str], here: str) -> tuple[str, ...]:
    """Return a function's names in the other languages of the bank."""
    return () if isinstance(name, str) else tuple(other for other in name.values() if other != here)


def _use(raw: str | Mapping[str, Any]) -> Use:
    if isinstance(raw, str):
        return Use(raw)
    points = raw.get("points")
    return Use(raw["function"], raw.get("required", False), None if points is None else str(points))


def _rules(raw: Mapping[str, Any], words: Words) -> tuple[Rule, ...]:
    if "forbids" not in raw and "requires" not in raw:
        return ()
    from graders.engine.bank.style import rule  # lazy: few exercises have rules

    return tuple(
        rule(key == "forbids", one, words) for key in ("forbids", "requires") for one in raw.get(key, [])
    )


def _requirements(data: Mapping[str, Any], words: Words) -> tuple[Requirement, ...]:
    pairs = ((id_, raw) for id_, raw in data.get("requirements", {}).items() if id_ != "$comment")
    return tuple(Requirement(id_, number, words.text(raw)) for number, (id_, raw) in enumerate(pairs, 1))


def _misconceptions(data: Mapping[str, Any], words: Words) -> tuple[Misconception, ...]:
    return tuple(
        Misconception(raw["name"], tuple(raw["functions"]), tuple(raw["fails"]), words.text(raw["hint"]))
        for raw in data.get("misconceptions", [])
    )


def _constants(data: Mapping[str, Any], words: Words, values: Values) -> tuple[tuple[str, str], ...]:
    given = data.get("constants", [])
    return tuple((words.pick(raw["name"]), repr(values.python(raw["value"]))) for raw in given)


def _constant_comments(data: Mapping[str, Any], words: Words) -> Mapping[str, Text]:
    given = [raw for raw in data.get("constants", []) if "comment" in raw]
    return {words.pick(raw["name"]): words.text(raw["comment"]) for raw in given}


def gathered(data: Mapping[str, Any], key: str) -> tuple[str, ...]:
    """Return what bank, functions and cases list under `key`: one submission is set up once for all."""
    found = [part[key] for part in _parts(data) if key in part]
    return tuple(dict.fromkeys([name for names in found for name in names]))


def _parts(data: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    yield data
    for function in data["functions"]:
        yield function
        yield from function["cases"]
