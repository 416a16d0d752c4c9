"""Hold a submission's code to the bank's rules on how it is written: pure.

What is known of the code comes from the process that ran it, so it may be forged: a rule can cost points or give a remark, and
never makes anything right.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from graders.engine.grade.cycles import components
from graders.engine.messages import rules as say
from graders.engine.model import Broken, Called, Exercise, Function, Loaded, Result, Rule, Scope
from graders.engine.record import Record
from graders.engine.text import Text

_FOUND = ("name", "import", "statement")
"""Kinds of rules of which the words are looked for in the source."""


class Code(Record):
    """The code that a rule is about: a function with all that it builds on, or the whole file."""

    name: str
    """The function's name; "" for the file."""
    parts: tuple[int, ...]
    """The numbers of its scopes, the nearest first."""
    called: tuple[Called, ...] = ()


def broken_by_function(
    exercise: Exercise, function: Function, loaded: Loaded, judged: Mapping[str, Result]
) -> tuple[Broken, ...]:
    """Return the rules of a function that its code breaks; nothing is asked of one that is not there, or not written yet.

    Its code is that of the function itself and of whatever in the submission it mentions, but for the other functions of
    the exercise.
    """
    if function.name in loaded.bodies or function.name not in loaded.functions:
        return ()
    tops = _tops(loaded.scopes)
    names = {one.name for one in exercise.functions if one.id != function.id}
    others = {tops["", name] for name in names if ("", name) in tops}
    own = tops.get(("", function.name))
    reached = () if own is None else _reach(loaded.scopes, [own], others)
    elsewhere = set(_reach(loaded.scopes, others, set())) - set(reached)
    results = [judged[case.id] for case in function.cases if case.id in judged]
    theirs = elsewhere | others
    called = tuple(one for one in _called(results) if _scope_of(one, tops) not in theirs)
    return tuple(_broken(function.rules, Code(function.name, reached, called), loaded.scopes))


def broken_by_file(exercise: Exercise, loaded: Loaded, results: Iterable[Result]) -> tuple[Broken, ...]:
    """Return the rules for the whole file that it breaks; nothing is asked of a file in which nothing is written yet."""
    names = {one.name for one in exercise.functions}
    if not names.intersection(loaded.functions).difference(loaded.bodies):
        return ()
    code = Code("", tuple(range(len(loaded.scopes))), tuple(_called(results)))
    return tuple(_broken(exercise.rules, code, loaded.scopes))


def _called(results: Iterable[Result]) -> Iterator[Called]:
    return (one for result in results for outcome in result.outcomes for one in outcome.called)


# ---------------------------------------------------------------- which code


def _tops(scopes: Sequence[Scope]) -> Mapping[tuple[str, str], int]:
    """Return the number of each name at the top of a file, by the file and the name."""
    roots = {at for at, one in enumerate(scopes) if not one.name} | {-1}
    return {(one.file, one.name): at for at, one in enumerate(scopes) if one.name and one.inside in roots}


def _reach(scopes: Sequence[Scope], start: Iterable[int], closed: set[int]) -> tuple[int, ...]:
    """Return the scopes that code is made of: what stands in it, what it mentions, and so on; not what is `closed`."""
    within: dict[int, list[int]] = {}
    for at, one in enumerate(scopes):
        within.setdefault(one.inside, []).append(at)
    reached = dict.fromkeys(start)
    waiting = list(reached)
    for at in waiting:
        for there in (*within.get(at, ()), *(target for target, _ in scopes[at].mentions)):
            if there not in reached and there not in closed:
                reached[there] = None
                waiting.append(there)
    return tuple(reached)


def _scope_of(called: Called, tops: Mapping[tuple[str, str], int]) -> int | None:
    """Return the scope at top in which a call was made, None if that cannot be told."""
    return tops.get((called.file, called.caller.partition(".")[0]))


# ---------------------------------------------------------------- rules


def _broken(rules: Iterable[Rule], code: Code, scopes: Sequence[Scope]) -> Iterator[Broken]:
    for rule in rules:
        found = _BREAKS[rule.kind](rule, code, scopes)
        if found is not None:
            kind = f"{'forbids' if rule.forbids else 'requires'} {rule.kind}"
            text = say.with_cost(found.text, rule.text, rule.points)
            yield found._replace(kind=kind, text=text, points=rule.points)


def _words(rule: Rule, code: Code, scopes: Sequence[Scope]) -> Broken | None:
    """The source counts, and for names also what was called, by whatever name."""
    seen = [
        (word, line, scopes[at].file)
        for at in code.parts
        for kind, word, line in scopes[at].found
        if kind == rule.kind and word in rule.words
    ]
    hidden = [one for one in code.called if rule.kind == "name" and one.name in rule.words]
    if not rule.forbids:
        return None if seen or hidden else _missing(rule, code, scopes)
    if seen:
        word, line, file = seen[0]
        return Broken("", say.forbidden(say.what(rule.kind, [word]), code.name, line, file), line, file)
    if hidden:
        one = hidden[0]
        return Broken("", say.called(one.name, code.name, one.line, one.file), one.line, one.file)
    return None


def _recursion(rule: Rule, code: Code, scopes: Sequence[Scope]) -> Broken | None:
    circles = components([[target for target, _ in one.mentions] for one in scopes])
    place = next((found for at in code.parts if (found := _comes_back(scopes, at, circles))), None)
    if not rule.forbids:
        return None if place else _missing(rule, code, scopes)
    if place is None:
        return None
    line, file = place
    return Broken("", say.forbidden(say.RECURSION, code.name, line, file), line, file)


def _comes_back(scopes: Sequence[Scope], at: int, circles: Sequence[int]) -> tuple[int, str] | None:
    """Return the line (and its file) on which a function calls itself, or another that comes back to it."""
    here = scopes[at]
    if not here.lines or not here.name:
        return None
    back = (line for target, line in here.mentions if circles[target] == circles[at])
    return next(((line, here.file) for line in back), None)


def _lines(rule: Rule, code: Code, scopes: Sequence[Scope]) -> Broken | None:
    """Only the function's own lines count."""
    if not code.parts or scopes[code.parts[0]].lines <= rule.most:
        return None
    own = scopes[code.parts[0]]
    return Broken("", say.too_long(code.name, own.line, own.lines, rule.most), own.line)


def _missing(rule: Rule, code: Code, scopes: Sequence[Scope]) -> Broken | None:
    if not code.parts:
        return None  # there is no source to look at: it is made in another way
    line = scopes[code.parts[0]].line if code.name else None
    thing: Text = say.what(rule.kind, rule.words)
    return Broken("", say.required(thing, code.name, line), line)


_BREAKS = {**dict.fromkeys(_FOUND, _words), "recursion": _recursion, "max_lines": _lines}
