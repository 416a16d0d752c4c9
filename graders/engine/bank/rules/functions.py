"""Rules of functions: their names, parameters and uses; and the names of constants."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from keyword import iskeyword

from graders.engine.bank.facts import At, Facts
from graders.engine.bank.found import Found
from graders.engine.bank.suggest import suggestion
from graders.engine.messages import bank_rules as say


def slug(facts: Facts) -> Iterator[Found]:
    """The exercise is called as its file, and the file can be an exercise's."""
    plain = facts.slug.isascii() and facts.slug.replace("_", "a").isalnum() and facts.slug[:1].isalpha()
    if not plain or facts.slug != facts.slug.lower() or facts.slug == "engine":
        yield facts.top.found(say.BAD_FILE_NAME.fill(slug=facts.slug))
    exercise = facts.top.member("exercise", str)
    if exercise is not None and exercise.value != facts.slug:
        yield exercise.found(say.WRONG_SLUG.fill(value=exercise.value, slug=facts.slug))


def python_names(facts: Facts) -> Iterator[Found]:
    """Functions, parameters and constants have names that Python takes."""
    for name in _all_names(facts):
        if not is_name(name.value):
            yield name.found(say.NOT_A_NAME.fill(name=name.value))


def is_name(text: str) -> bool:
    """Return whether `text` can be a name in Python."""
    return text.isidentifier() and not iskeyword(text)


def _all_names(facts: Facts) -> Iterator[At]:
    for _id, function in facts.functions:
        own_id = function.member("id", str)
        if own_id is not None:
            yield own_id
        yield from _names(function, "name")
        yield from _parameters(function)
    for constant in facts.top.within("constants", dict):
        yield from _names(constant, "name")


def _names(at: At, key: str) -> Iterator[At]:
    name = at.member(key, str, dict)
    if name is not None:
        yield from [name] if type(name.value) is str else name.members(str)


def _parameters(function: At) -> Iterator[At]:
    for parameters in _parameter_lists(function):
        yield from parameters.items(str)


def _parameter_lists(function: At) -> list[At]:
    given = function.member("parameters", list, dict)
    if given is None:
        return []
    return [given] if type(given.value) is list else list(given.members(list))


def unique_ids(facts: Facts) -> Iterator[Found]:
    """No two functions have one id."""
    seen: set[str] = set()
    for id_, function in facts.functions:
        if id_ and id_ in seen:
            part = function.member("id") or function.member("name") or function
            yield part.found(say.SAME_FUNCTION_ID.fill(id=id_))
        seen.add(id_)


def unique_names(facts: Facts) -> Iterator[Found]:
    """In no language do two functions or constants have one name, or two parameters of one function."""
    for language in facts.languages:
        functions = (_in(function, "name", language) for _id, function in facts.functions)
        constants = (_in(constant, "name", language) for constant in facts.top.within("constants", dict))
        yield from _twins([name for name in (*functions, *constants) if name])
    for _id, function in facts.functions:
        for parameters in _parameter_lists(function):
            yield from _twins(parameters.items(str))


def _in(at: At, key: str, language: str) -> At | None:
    by_language = at.member(key, dict)
    return at.member(key, str) if by_language is None else by_language.member(language, str)


def _twins(names: Iterable[At]) -> Iterator[Found]:
    seen: set[str] = set()
    for name in names:
        if name.value in seen:
            yield name.found(say.SAME_NAME.fill(name=name.value))
        seen.add(name.value)


def parameter_counts(facts: Facts) -> Iterator[Found]:
    """A function has as many parameters in each language."""
    for _id, function in facts.functions:
        if len({len(parameters.value) for parameters in _parameter_lists(function)}) > 1:
            yield from (at.found(say.PARAMETER_COUNTS) for at in [function.member("parameters")] if at)


# ---------------------------------------------------------------- uses


def known_uses(facts: Facts) -> Iterator[Found]:
    """A function uses others, that exist, each once."""
    for _id, function in facts.functions:
        seen: set[str] = set()
        for used in _uses(function):
            if used.value not in facts.ids:
                advice = suggestion(used.value, facts.ids)
                yield used.found(say.UNKNOWN_FUNCTION.fill(id=used.value, suggestion=advice))
            elif used.value in seen:
                yield used.found(say.USES_TWICE.fill(id=used.value))
            seen.add(used.value)


def _uses(function: At) -> Iterator[At]:
    for use in function.within("uses", str, dict):
        used = use if type(use.value) is str else use.member("function", str)
        if used is not None:
            yield used


def acyclic_uses(facts: Facts) -> Iterator[Found]:
    """No function uses itself, by itself or through others."""
    graph = {id_: [used.value for used in _uses(function)] for id_, function in facts.functions}
    told: set[frozenset[str]] = set()
    for id_, function in facts.functions:
        for used in _uses(function):
            way = _way(graph, used.value, id_)
            if way and frozenset(way) not in told:
                told.add(frozenset(way))
                yield used.found(say.USES_CYCLE.fill(cycle=" → ".join([id_, *way])))


def _way(graph: Mapping[str, list[str]], start: str, goal: str) -> list[str] | None:
    """Return a way from `start` to `goal` through `graph`, None if there is none."""
    came_from: dict[str, str | None] = {start: None}
    waiting = [start]
    for here in waiting:
        for there in graph.get(here, []):
            if there not in came_from:
                came_from[there] = here
                waiting.append(there)
    if goal not in came_from:
        return None
    way: list[str] = []
    step: str | None = goal
    while step is not None:
        way.insert(0, step)
        step = came_from[step]
    return way


def points_of_uses(facts: Facts) -> Iterator[Found]:
    """Only a required use can cost points."""
    for _id, function in facts.functions:
        for use in function.within("uses", dict):
            points = use.member("points")
            if points is not None and not use.get("required", bool):
                yield points.found_key(say.POINTS_UNREQUIRED)


def follow_through(facts: Facts) -> Iterator[Found]:
    """Follow-through is for a function that uses others."""
    for _id, function in facts.functions:
        share = function.member("follow_through", int, float)
        if share is not None and share.value and not function.value.get("uses"):
            yield share.found_key(say.FOLLOW_THROUGH_ALONE)


RULES = (
    slug,
    python_names,
    unique_ids,
    unique_names,
    parameter_counts,
    known_uses,
    acyclic_uses,
    points_of_uses,
    follow_through,
)
