"""Rules of misconceptions: their names, functions, patterns and files."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

from graders.engine.bank.facts import At, Facts
from graders.engine.bank.found import Found
from graders.engine.bank.suggest import near, suggestion
from graders.engine.messages import bank as say_bank
from graders.engine.messages import bank_rules as say


def unique_names(facts: Facts) -> Iterator[Found]:
    """No two misconceptions have one name."""
    seen: set[str] = set()
    for name in _names(facts):
        if name.value in seen:
            yield name.found(say.SAME_MISCONCEPTION.fill(name=name.value))
        seen.add(name.value)


def _names(facts: Facts) -> Iterator[At]:
    for misconception in facts.top.within("misconceptions", dict):
        name = misconception.member("name", str)
        if name is not None:
            yield name


def known_functions(facts: Facts) -> Iterator[Found]:
    """A misconception is of functions that there are, each once."""
    for misconception in facts.top.within("misconceptions", dict):
        seen: set[str] = set()
        for function in misconception.within("functions", str):
            if function.value not in facts.ids:
                advice = suggestion(function.value, facts.ids)
                yield function.found(say.UNKNOWN_FUNCTION.fill(id=function.value, suggestion=advice))
            elif function.value in seen:
                yield function.found(say.USES_TWICE.fill(id=function.value))
            seen.add(function.value)


def patterns(facts: Facts) -> Iterator[Found]:
    """Every pattern fits a case of one of the functions, and every function has a case that one fits."""
    for misconception in facts.top.within("misconceptions", dict):
        functions = [function.value for function in misconception.within("functions", str)]
        failing: set[str] = set()
        all_fit = True
        for pattern in misconception.within("fails", str):
            fitting = _functions_of(pattern.value, facts)
            failing |= fitting
            all_fit = all_fit and bool(fitting)
            if not fitting:
                advice = suggestion(pattern.value, facts.case_ids)
                yield pattern.found(say.NO_SUCH_CASES.fill(pattern=pattern.value, suggestion=advice))
            elif fitting.isdisjoint(functions):
                other = ", ".join(sorted(fitting))
                yield pattern.found(say.NOT_OF_FUNCTIONS.fill(pattern=pattern.value, other=other))
        if all_fit:
            yield from _never_failing(misconception, failing, facts)


def _functions_of(pattern: str, facts: Facts) -> set[str]:
    ids = ((function, case.get("id", str)) for function, case in facts.cases)
    return {function for function, id_ in ids if id_ and fnmatchcase(id_, pattern)}


def _never_failing(misconception: At, failing: set[str], facts: Facts) -> Iterator[Found]:
    for function in misconception.within("functions", str):
        if function.value in facts.ids and function.value not in failing and misconception.get("fails", list):
            yield function.found(say.FUNCTION_NEVER_FAILS.fill(id=function.value))


def wrong_files(facts: Facts) -> Iterator[Found]:
    """Misconceptions and the files of `reference/<slug>/wrong/` belong together, one to one."""
    folder = facts.bank.wrong_folder(facts.slug)
    if folder is None:
        return
    files = {file.stem for file in Path(folder).glob("*.py")}
    named: set[str] = set()
    for name in _names(facts):
        named.add(name.value)
        if name.value not in files:
            nearest = near(name.value, files)
            advice = say_bank.DID_YOU_MEAN.fill(name=nearest) if nearest else say.WRITE_WRONG_FILE
            yield name.found(say.NO_WRONG_FILE.fill(file=_file(facts, name.value), suggestion=advice))
    at = facts.top.member("misconceptions", list) or facts.top
    for stem in sorted(files - named):
        yield at.found(say.UNNAMED_WRONG_FILE.fill(file=_file(facts, stem)))


def _file(facts: Facts, stem: str) -> str:
    return f"reference/{facts.slug}/wrong/{stem}.py"


RULES = (unique_names, known_functions, patterns)
FILE_RULES = (wrong_files,)
