"""Rules of `forbids` and `requires`: each is about one thing, which exists, and no two contradict each other."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from graders.engine.bank.facts import At, Facts
from graders.engine.bank.found import Found
from graders.engine.bank.rules.functions import is_name
from graders.engine.bank.scanner import Path
from graders.engine.bank.style import BUILT_IN, KINDS, RECURSION, STATEMENTS, WORDY, kind_of
from graders.engine.bank.suggest import near, suggestion
from graders.engine.messages import bank_style as say


def one_thing(facts: Facts) -> Iterator[Found]:
    """A rule is about exactly one thing."""
    for _at, key, rule in facts.rules:
        if type(rule.value) is dict:
            kinds = [kind for kind in KINDS if kind in rule.value]
            if len(kinds) != 1:
                known = KINDS if key == "requires" else KINDS[:-1]
                yield rule.found(say.NOT_ONE_THING.fill(kinds=", ".join(known)))
            recursion = rule.member(RECURSION, bool)
            if recursion is not None and not recursion.value:
                yield recursion.found(say.NO_RECURSION)


def known_words(facts: Facts) -> Iterator[Found]:
    """A word alone is a name of Python itself, a statement or "recursion"; anything else says what it is."""
    for _at, _key, rule in facts.rules:
        word = rule.value
        if type(word) is not str or not word or kind_of(word) != "name" or word in BUILT_IN:
            continue
        if word in sys.stdlib_module_names:
            yield rule.found(say.WORD_IS_MODULE.fill(word=word))
            continue
        names = (*STATEMENTS, RECURSION, *sorted(name for name in BUILT_IN if not name.startswith("_")))
        nearest = near(word, names, 0.7)
        advice = say.MEANT.fill(near=nearest, word=word) if nearest else say.SAY_WHAT.fill(word=word)
        yield rule.found(say.UNKNOWN_WORD.fill(word=word, suggestion=advice))


def names(facts: Facts) -> Iterator[Found]:
    """A name is one that Python takes, not of a function of the exercise, and not a statement."""
    own = {_value: id_ for id_, function in facts.functions for _value in _own_names(function)}
    for _at, _key, rule in facts.rules:
        for name in _given(rule, "name"):
            if name.value in own:
                yield name.found(say.OWN_FUNCTION.fill(name=name.value, id=own[name.value]))
            elif name.value in STATEMENTS and not is_name(name.value):
                yield name.found(say.IS_STATEMENT.fill(word=name.value))
            elif not is_name(name.value):
                yield name.found(say.BARE_NAME.fill(name=name.value))


def _own_names(function: At) -> list[str]:
    name = function.member("name", str, dict)
    if name is None:
        return []
    return [name.value] if type(name.value) is str else [one.value for one in name.members(str)]


def modules(facts: Facts) -> Iterator[Found]:
    """A module is one of the standard library, or of the packages of the exercise."""
    granted = _packages(facts)
    for _at, _key, rule in facts.rules:
        for module in _given(rule, "import"):
            if not all(is_name(part) for part in module.value.split(".")):
                yield module.found(say.BARE_MODULE.fill(name=module.value))
            elif module.value.partition(".")[0] not in granted | sys.stdlib_module_names:
                names = sorted(granted | {one for one in sys.stdlib_module_names if not one.startswith("_")})
                nearest = near(module.value, names)
                advice = suggestion(module.value, names) if nearest else say.CHECK_MODULE
                yield module.found(say.UNKNOWN_MODULE.fill(name=module.value, suggestion=advice))


def _packages(facts: Facts) -> frozenset[str]:
    parts = [facts.top, *(at for _id, at in (*facts.functions, *facts.cases))]
    return frozenset(one.value for part in parts for one in part.within("packages", str))


def _given(rule: At, kind: str) -> Iterator[At]:
    given = rule.member(kind, str, list)
    if given is not None:
        yield from [given] if type(given.value) is str else given.items(str)


def no_contradiction(facts: Facts) -> Iterator[Found]:
    """Nothing is forbidden twice, asked for twice, or both."""
    seen: dict[tuple[Path, str, str], str] = {}
    for at, key, rule in facts.rules:
        for kind, word, place in _things(rule, KINDS if key == "requires" else KINDS[:-1]):
            before = seen.get((at.path, kind, word))
            if before is None:
                seen[at.path, kind, word] = key
            else:
                said = say.TWICE if before == key else say.FORBIDDEN_AND_REQUIRED
                yield place.found(said.fill(word=word))


def _things(rule: At, kinds: tuple[str, ...]) -> Iterator[tuple[str, str, At]]:
    if type(rule.value) is str:
        yield kind_of(rule.value), rule.value, rule
        return
    for kind in WORDY:
        yield from ((kind, place.value, place) for place in _given(rule, kind))
    for kind in kinds[len(WORDY) :]:
        place = rule.member(kind, bool, int)
        if place is not None and place.value:
            yield kind, kind, place


RULES = (one_thing, known_words, names, modules, no_contradiction)
