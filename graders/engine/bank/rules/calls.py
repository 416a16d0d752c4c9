"""Rules of one call (a case, or a step of one): its arguments, what it demands, what it types and prints."""

from __future__ import annotations

import builtins
from collections.abc import Iterator

from graders.engine.bank.checkers import BUILT_IN, checker_names
from graders.engine.bank.facts import At, CallAt, Facts
from graders.engine.bank.found import Found
from graders.engine.bank.rules.cases import has_odd_key
from graders.engine.bank.rules.functions import is_name
from graders.engine.bank.suggest import near, suggestion
from graders.engine.messages import bank as say_bank
from graders.engine.messages import bank_cases as say
from graders.engine.messages import bank_rules as say_names
from graders.engine.messages import counting
from graders.engine.text import Text


def known_functions(facts: Facts) -> Iterator[Found]:
    """Steps call, and `replaces` replaces, functions that there are; none replaces the one it calls."""
    for call in facts.calls:
        called = call.at.member("function", str) if call.is_step else None
        if called is not None and called.value not in facts.ids:
            yield called.found(_unknown(called.value, facts))
        replaces = call.at.member("replaces", dict)
        for one in replaces.members() if replaces else ():
            if one.key not in facts.ids:
                yield one.found_key(_unknown(one.key, facts))
            elif one.key == call.function:
                yield one.found_key(say.REPLACES_ITSELF.fill(function=call.function))


def _unknown(id_: str, facts: Facts) -> say_bank.Said:
    return say_names.UNKNOWN_FUNCTION.fill(id=id_, suggestion=suggestion(id_, facts.ids))


def argument_counts(facts: Facts) -> Iterator[Found]:
    """A call gives an argument per parameter (those with a default may be left out)."""
    for call in facts.calls:
        known = facts.parameters(call.function)
        if known is None:
            continue
        args = call.at.member("args", list)
        given = len(args.value) if args else 0
        said = {"given": given, "known": counting.arguments(known), "function": call.function}
        if args is None and known and not (call.at.has("args") or has_odd_key(call.at)):
            yield call.at.found(say.NO_ARGS.fill(**said))
        elif args is not None and given > known:
            yield args.found(say.TOO_MANY_ARGUMENTS.fill(**said))
        elif args is not None and given < known:
            yield args.found(say.TOO_FEW_ARGUMENTS.fill(**said))


def arguments_after(facts: Facts) -> Iterator[Found]:
    """`arguments` gives a value for each argument, and then `keeps_arguments` says nothing more."""
    for call in facts.calls:
        after = call.at.member("arguments", list)
        if after is None:
            continue
        known = len(call.at.get("args", list) or [])
        if len(after.value) != known:
            yield after.found(
                say.ARGUMENT_COUNT.fill(
                    given=counting.values(len(after.value)), known=counting.arguments(known)
                )
            )
        keeps = call.at.member("keeps_arguments", bool)
        if keeps is not None and keeps.value:
            yield keeps.found_key(say.KEEPS_AND_ARGUMENTS)


def raises_alone(facts: Facts) -> Iterator[Found]:
    """What raises gives no result: nothing else can be demanded of it."""
    for call in facts.calls:
        if call.at.has("raises"):
            returns = call.at.member("returns")
            if returns is not None:
                yield returns.found_key(say.RETURNS_AND_RAISES)
            others = [call.at.member("checker"), call.at.member("new")]
            yield from (at.found_key(say.RAISES_AND.fill(key=at.key)) for at in others if at)


def exceptions(facts: Facts) -> Iterator[Found]:
    """`raises` names an exception of Python, or a class that a submission may define."""
    for call in facts.calls:
        raises = call.at.member("raises", dict)
        type_ = raises.member("type", str, dict) if raises else None
        if type_ is not None:
            for name in [type_] if type(type_.value) is str else type_.members(str):
                yield from _exception(name)


def _exception(name: At) -> Iterator[Found]:
    known = getattr(builtins, name.value, None)
    if not is_name(name.value):
        yield name.found(say_names.NOT_A_NAME.fill(name=name.value))
    elif known is not None and not _is_exception(known):
        yield name.found(say.NOT_AN_EXCEPTION.fill(name=name.value))
    elif known is None:
        nearest = near(name.value, _EXCEPTIONS, cutoff=0.85)
        if nearest is not None:
            advice = say_bank.DID_YOU_MEAN.fill(name=nearest)
            yield name.found(say.NEARLY_BUILTIN.fill(name=name.value, suggestion=advice))


def _is_exception(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, BaseException)


_EXCEPTIONS = [name for name, value in vars(builtins).items() if _is_exception(value)]


# ---------------------------------------------------------------- what is typed and printed


def lines(facts: Facts) -> Iterator[Found]:
    """`prints` is a text or lines, `stdin` lines; a typed line is one line."""
    for call in facts.calls:
        for key, wanted in (("prints", say.LINES_PRINTS), ("stdin", say.LINES_STDIN)):
            given = call.at.member(key)
            if given is not None:
                for part in _plain(given, facts):
                    yield from _lines(part, key, wanted, facts)


def _lines(given: At, key: str, wanted: Text, facts: Facts) -> Iterator[Found]:
    if type(given.value) is str and key == "prints":
        return
    if type(given.value) is not list:
        yield given.found(say.LINES_TYPE.fill(key=key, wanted=wanted))
        return
    for item in given.items():
        for line in _plain(item, facts):
            if type(line.value) is not str:
                yield line.found(say.LINES_TYPE.fill(key=key, wanted=wanted))
            elif key == "stdin" and ("\n" in line.value or "\r" in line.value):
                yield line.found(say.NEWLINE_TYPED)


def _plain(at: At, facts: Facts) -> Iterator[At]:
    """Yield what `$lang` and `$use` stand for; what a named value holds stands where it is used."""
    named = facts.top.member("values", dict)
    waiting, seen = [at], set[str]()
    while waiting:
        part = waiting.pop()
        marked, name = part.member("$lang", dict), part.get("$use", str)
        if marked is not None:
            waiting.extend(marked.members())
        elif name is None:
            yield part
        elif named is not None and named.has(name) and name not in seen:
            seen.add(name)  # a value that uses itself is told elsewhere
            waiting.append(At(named.value[name], part.path))


def typed(facts: Facts) -> Iterator[Found]:
    """`reads_all` and conversations need typed lines."""
    for call in facts.calls:
        if call.at.has("stdin"):
            continue
        reads_all = call.at.member("reads_all", bool)
        if reads_all is not None and reads_all.value:
            yield reads_all.found_key(say.WITHOUT_STDIN.fill(key="reads_all"))
        name = _checker_name(call)
        if name is not None and name.value == "conversation":
            yield name.found(say.WITHOUT_STDIN.fill(key="conversation"))


# ---------------------------------------------------------------- checkers


def known_checkers(facts: Facts) -> Iterator[Found]:
    """A checker is built in, or defined by the exercise's grader; its data do not repeat the case."""
    known = checker_names(facts.bank, facts.slug)
    for call in facts.calls:
        name = _checker_name(call)
        if name is not None and known is not None and name.value not in known:
            advice = suggestion(name.value, known)
            yield name.found(say.UNKNOWN_CHECKER.fill(name=name.value, suggestion=advice))
        data = call.at.member("checker", dict)
        for key in ("returns", "prints"):
            double = data.member(key) if data else None
            if double is not None and call.at.has(key):
                yield double.found_key(say.CHECKER_DATA.fill(key=key))


def taken(facts: Facts) -> Iterator[Found]:
    """What stands beside a built-in checker is something that this checker looks at."""
    known = checker_names(facts.bank, facts.slug)
    for call in facts.calls:
        name = _checker_name(call)
        # A name that stands there twice is a checker of the exercise's own, in the place of the built-in one.
        if name is None or known is None or known.count(name.value) != 1 or name.value not in BUILT_IN:
            continue
        checker = BUILT_IN[name.value]
        for key in ("returns", "prints"):
            beside = call.at.member(key)
            if beside is not None and key not in checker.beside:
                rather = checker.rather.get(key)
                advice = say.RATHER.fill(name=rather) if rather else say.LEAVE_IT_OUT
                yield beside.found_key(say.NOT_TAKEN.fill(checker=name.value, key=key, suggestion=advice))


def _checker_name(call: CallAt) -> At | None:
    checker = call.at.member("checker", str, dict)
    if checker is None or type(checker.value) is str:
        return checker
    return checker.member("name", str)


RULES = (
    known_functions,
    argument_counts,
    arguments_after,
    raises_alone,
    exceptions,
    lines,
    typed,
    known_checkers,
    taken,
)
