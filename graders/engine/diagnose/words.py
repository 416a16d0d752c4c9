"""Name the word on a line that is misspelt, or no code at all."""

from __future__ import annotations

import keyword
import re
from itertools import pairwise

from graders.engine.diagnose.line import Line
from graders.engine.messages import syntax as say
from graders.engine.text import Text
from graders.engine.values.escape import bare
from graders.engine.values.spelling import near

BLOCKS = ("def", "class", "if", "elif", "else", "for", "while", "try", "except", "finally", "with")
"""Words that start a block, and so a line that ends in a colon."""

STATEMENTS = (
    "return",
    "import",
    "from",
    "print",
    "assert",
    "raise",
    "pass",
    "break",
    "continue",
    "global",
    "del",
)
INNER = ("and", "or", "not", "in", "is", "if", "else", "for", "import", "lambda", "as")
"""Words that stand at the start of other lines, and within a line."""

_SOFT = ("match", "case", "type", "_")
_OPERATORS = frozenset((*INNER, "from", "await"))
_ALONE = (
    "return",
    "import",
    "assert",
    "raise",
    "pass",
    "break",
    "continue",
    "del",
    "global",
    "def",
    "class",
    "while",
)
"""Words that only ever stand at the start of a statement."""

FUNCTIONS = (
    "input", "len", "int", "str", "float", "list", "dict", "set", "tuple", "range", "max", "min", "sum", "sorted", "abs",
    "round", "enumerate", "zip", "map", "reversed", "any", "all", "ord", "chr",
)  # fmt: skip

_STARTS = frozenset(keyword.kwlist) | {"print", "exec"}

MOST = 24
"""Characters of a value that a sentence quotes."""


def prose(line: Line) -> Text | None:
    """Find out whether a line is a sentence: three words or more, two of them side by side, and no code."""
    told = re.sub(r"(?<=\w)['’](?=\w)", "", line.source).strip()
    words = re.findall(r"\w+", told)
    if (
        re.search(r"[^\w\s.,;:!?()-]|\.\w", told)
        or len(words) < 3
        or words[0] in _STARTS
        or told.endswith(":")
    ):
        return None
    plain = [word not in _OPERATORS for word in words[1:]]
    beside = any(one and other for one, other in pairwise(plain))
    return say.PROSE if beside and words[0].lower() not in ("print", "return") else None


def misspelt(line: Line) -> Text | None:
    """Find a word of Python's own that is nearly right."""
    return _first_word(line) or _second_word(line) or _inner_word(line)


def _first_word(line: Line) -> Text | None:
    found = re.match(r"\s*(\w+)(?:\s+[\w'\"({\[~-]|\s*:\s*$|\s*\(.*:\s*$)", line.code)
    if found is None or found[1] in (*_STARTS - {"is", "in", "or", "as"}, *_SOFT):
        return None
    word, block = found[1], line.code.rstrip().endswith(":")
    known: tuple[str, ...] = BLOCKS if block else (*STATEMENTS, *BLOCKS)
    if word.lower() in known:
        return say.SMALL.fill(word=word.lower(), what=word)
    if " import " in line.code:
        known = ("from",)
    meant = near(word, known)
    return None if meant is None else say.MEANT.fill(word=meant)


def _second_word(line: Line) -> Text | None:
    found = re.match(r"\s*from\s+[\w.]+\s+(\w+)", line.code)
    if found is None or found[1] == "import" or near(found[1], ["import"]) is None:
        return None
    return say.MEANT.fill(word="import")


def _inner_word(line: Line) -> Text | None:
    """Find a misspelt `and`, `in` … where the error is, or just before it."""
    before = re.search(r"(\w+)$", line.before())
    for word in (line.token(), before[1] if before else ""):
        if word and word not in _STARTS and not word[0].isdigit():
            meant = near(word, INNER, shortest=3)
            if meant is not None:
                return say.MEANT.fill(word=meant)
    return None


def reserved(line: Line) -> Text | None:
    """Find a word of Python's own that is used as a name."""
    found = re.match(r"\s*(\w+)\s*=(?!=)|\s*def\s+(\w+)\s*\(|\s*for\s+(\w+)\s+in\b", line.code)
    words = [word for word in found.groups() if word] if found else []
    if re.match(r"\s*def\b", line.code):
        words.append(line.token())
    what = next((word for word in words if keyword.iskeyword(word)), None)
    return None if what is None else say.KEYWORD.fill(what=what)


def lonely(line: Line) -> Text | None:
    """Find an `else` or the like that belongs to nothing: Python then points at that very word."""
    found = re.match(r"\s*(else|elif|except|finally)\b", line.code)
    return say.ELSE.fill(what=found[1]) if found and line.at == found.start(1) else None


def unfinished(line: Line) -> Text | None:
    """Find out whether a line ends where more must follow."""
    if line.code[line.at :].strip():
        return None
    found = re.search(r"(\b\w+|[-+*/%=<>,.&|^~]+)\s*$", line.code)
    if found is None or (found[1][0].isalnum() and not keyword.iskeyword(found[1])):
        return None
    return say.UNFINISHED.fill(what=found[1])


def beside(line: Line) -> Text | None:
    """Find two values with nothing between them: often a function without parentheses."""
    values = line.operands()
    if (
        values is None
        or keyword.iskeyword(values[0])
        or (keyword.iskeyword(values[1]) and values[1] not in _ALONE)
    ):
        return None
    before, after = (_quoted(value) for value in values)
    if not keyword.iskeyword(after) and (before in FUNCTIONS or re.search(r"[A-Za-z_\])]\.[a-z_]+$", before)):
        return say.CALL.fill(name=before)
    return say.BETWEEN.fill(before=before, after=after)


def _quoted(value: str) -> str:
    shown = bare(value)
    return shown if len(shown) <= MOST else f"{shown[: MOST - 1]}…"
