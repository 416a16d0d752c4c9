"""Rules of values: `$py`, `$use` and `$lang` are right wherever they stand, and no value is too large."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from graders.engine.bank.facts import At, Facts
from graders.engine.bank.found import Found
from graders.engine.bank.rules.languages import compared
from graders.engine.bank.suggest import near, suggestion
from graders.engine.bank.values import Values
from graders.engine.bank.words import Words
from graders.engine.messages import bank_values as say
from graders.engine.model import LANGUAGES
from graders.engine.values.bounds import LiteralError, TooLargeError, check_weight
from graders.engine.values.literal import parse_literal

_MARKS = {
    "$py": (str, say.PY_TAKES),
    "$use": (str, say.USE_TAKES),
    "$lang": (dict, say.LANG_TAKES),
}


class _Known(NamedTuple):
    """The named values that may be used in some place, and those that come later."""

    earlier: Collection[str]
    later: Collection[str] = ()


def values(facts: Facts) -> Iterator[Found]:
    """Every value can be read, and is not too large."""
    builders = [Values(Words(facts.top.value, language)) for language in facts.languages]
    bad: set[str] = set()
    for value, known in _all(facts):
        found = list(_checked(value, known, facts))
        tainted = not bad.isdisjoint(_uses(value))
        if not (found or tainted):
            found = list(_too_large(value, builders))
        if (found or tainted) and value.path[0] == "values":
            bad.add(value.key)
        yield from found


def used_values(facts: Facts) -> Iterator[Found]:
    """Every named value is used somewhere."""
    named = facts.top.member("values", dict)
    names = [one.key for one in named.members()] if named else []
    used = {name for value, _known in _all(facts) for name in _uses(value)}
    meant = {near(name, names) for name in used if name not in names}
    for one in named.members() if named else ():
        if one.key not in used | meant:
            yield one.found_key(say.UNUSED_VALUE.fill(name=one.key))


# ---------------------------------------------------------------- where values stand


def _all(facts: Facts) -> Iterator[tuple[At, _Known]]:
    named = facts.top.member("values", dict)
    members = list(named.members()) if named else []
    names = [member.key for member in members]
    for index, member in enumerate(members):
        yield member, _Known(names[:index], names[index:])
    everywhere = _Known(names)
    yield from ((value, everywhere) for call in facts.calls for value in _of_call(call.at))
    for constant in facts.top.within("constants", dict):
        yield from ((value, everywhere) for value in [constant.member("value")] if value)


def _of_call(call: At) -> Iterator[At]:
    for key in ("args", "arguments"):
        yield from call.within(key)
    for key in ("returns", "prints", "stdin"):
        value = call.member(key)
        if value is not None:
            yield value
    checker = call.member("checker", dict)
    if checker is not None:
        yield from (data for data in checker.members() if data.key != "name")
    replaces = call.member("replaces", dict)
    for replacement in replaces.members(dict) if replaces else ():
        yield from replacement.within("in_turn")


def _uses(value: At) -> Iterator[str]:
    if value.get("$use", str):
        yield value.value["$use"]
    for part in (*value.members(list, dict), *value.items(list, dict)):
        yield from _uses(part)


# ---------------------------------------------------------------- one value


def _checked(value: At, known: _Known, facts: Facts) -> Iterator[Found]:
    mark = _mark(value)
    if mark is None:
        for part in (*value.members(), *value.items()):
            yield from _checked(part, known, facts)
        return
    content = value.member(mark)
    assert content is not None
    if mark not in _MARKS:
        yield content.found_key(say.UNKNOWN_MARK.fill(key=mark, suggestion=suggestion(mark, _MARKS)))
    elif len(list(value.members())) > 1:
        yield content.found_key(say.MARK_WITH_OTHERS.fill(key=mark))
    elif type(content.value) is not _MARKS[mark][0]:
        yield content.found(_MARKS[mark][1])
    else:
        yield from _marked(mark, content, known, facts)


def _mark(value: At) -> str | None:
    """Return the first key that starts with $, other than `$comment`."""
    return next((member.key for member in value.members() if member.key[:1] == "$"), None)


def _marked(mark: str, content: At, known: _Known, facts: Facts) -> Iterator[Found]:
    if mark == "$py":
        yield from _literal(content)
    elif mark == "$use":
        yield from _named(content, known)
    else:
        yield from compared(content, facts)
        for part in content.members():
            if part.key in LANGUAGES:
                yield from _checked(part, known, facts)
            else:
                yield part.found_key(say.UNKNOWN_LANGUAGE.fill(key=part.key))


def _literal(content: At) -> Iterator[Found]:
    try:
        parse_literal(content.value)
    except TooLargeError as error:
        yield content.found(say.TOO_LARGE.fill(reason=error.reason))
    except LiteralError as error:
        yield content.found(say.NOT_LITERAL.fill(reason=error.reason))


def _named(content: At, known: _Known) -> Iterator[Found]:
    name = content.value
    if name in known.earlier:
        return
    if name in known.later:
        yield content.found(say.LATER_VALUE.fill(name=name))
    else:
        advice = suggestion(name, known.earlier)
        yield content.found(say.UNKNOWN_VALUE.fill(name=name, suggestion=advice))


def _too_large(value: At, builders: Iterable[Values]) -> Iterator[Found]:
    """Weigh a value in which, and in the named values that it uses, nothing else is wrong."""
    for builder in builders:
        try:
            check_weight(builder.tree(value.value))
        except TooLargeError as error:
            yield value.found(say.TOO_LARGE.fill(reason=error.reason))
            return
        if value.path[0] == "values":
            builder.name(value.key, value.value)


RULES = (values, used_values)
