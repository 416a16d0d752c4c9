"""What is said of code that breaks a rule of the exercise on how it is written: with the line, and what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from graders.engine.text import Text, same

RECURSION = Text(nl="recursie", en="recursion")
_COMPREHENSION = Text(nl="een comprehension", en="a comprehension")
_OR = Text(nl="{one} of {other}", en="{one} or {other}")
_MODULE = Text(nl="de module {name}", en="the module {name}")


def what(kind: str, words: Sequence[str]) -> Text:
    """Return what a rule is about, in words: "for of while", "de module random", "recursie"."""
    if kind == "recursion":
        return RECURSION
    first, *rest = (_one(kind, word) for word in words)
    for other in rest:
        first = _OR.fill(one=first, other=other)
    return first


def _one(kind: str, word: str) -> Text:
    if kind == "import":
        return _MODULE.fill(name=word)
    return _COMPREHENSION if (kind, word) == ("statement", "comprehension") else same(word)


def forbidden(thing: Text, function: str, line: int, file: str) -> Text:
    """Something that is not allowed stands on a line; `function` is "" for a rule on the whole file."""
    place, inside = _place(line, file), _inside(function)
    return Text(
        nl=f"{place.nl}: de opgave laat {{thing}} niet toe{inside.nl}.",
        en=f"{place.en}: the exercise does not allow {{thing}}{inside.en}.",
    ).fill(thing=thing)


def called(name: str, function: str, line: int, file: str) -> Text:
    """A name that is not allowed does not stand on the line where it is called: it is called by another name."""
    place, inside = _place(line, file), _inside(function)
    return Text(
        nl=f"{place.nl}: hier wordt {name} aangeroepen, en dat laat de opgave niet toe{inside.nl}.",
        en=f"{place.en}: {name} is called here, and the exercise does not allow that{inside.en}.",
    )


def required(thing: Text, function: str, line: int | None) -> Text:
    """Something that is asked for is not there; `line` is that of the function."""
    where = Text(nl=f" (regel {line})", en=f" (line {line})") if line and function else same("")
    inside = _inside(function)
    return Text(
        nl=f"De opgave vraagt om {{thing}} te gebruiken{inside.nl}{where.nl}, en dat doe je niet.",
        en=f"The exercise asks you to use {{thing}}{inside.en}{where.en}, and you do not.",
    ).fill(thing=thing)


def too_long(function: str, line: int, lines: int, most: int) -> Text:
    """A function (or, with "", the file) has more lines of code than are allowed."""
    who = Text(f"{function} (regel {line})", f"{function} (line {line})") if function else _FILE
    return Text(
        nl=f"{who.nl} telt {lines} regel{'s' * (lines != 1)} code; de opgave vraagt er hoogstens {most}.",
        en=f"{who.en} has {lines} line{'s' * (lines != 1)} of code; the exercise asks for at most {most}.",
    )


_FILE = Text(nl="Je bestand", en="Your file")


def with_cost(said: Text, why: Text | None, points: str | None) -> Text:
    """Return what is said, with why in the words of the exercise, and what it costs."""
    parts = [said, *([_sentence(why)] if why else []), *([_cost(points)] if points else [])]
    return Text(" ".join(part.nl for part in parts), " ".join(part.en for part in parts))


def _sentence(text: Text) -> Text:
    return Text(*(one if one.rstrip().endswith((".", "!", "?")) else f"{one}." for one in text))


def _cost(points: str) -> Text:
    number = points.removesuffix(".0")
    return Text(
        nl=f"Dat kost {number.replace('.', ',')} punt{'en' * (float(points) > 1)}.",
        en=f"This costs {number} point{'s' * (number != '1')}.",
    )


def _place(line: int, file: str) -> Text:
    beside = Text(nl=f" van {file}", en=f" of {file}") if file else same("")
    return Text(nl=f"Regel {line}{beside.nl}", en=f"Line {line}{beside.en}")


def _inside(function: str) -> Text:
    return Text(nl=f" in {function}", en=f" in {function}") if function else same("")
