"""The rules that a bank of the right shape must also keep: small functions from facts to findings."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from graders.engine.bank.facts import Facts
from graders.engine.bank.found import Found
from graders.engine.bank.rules import calls, cases, files, functions, languages, misconceptions, style, values

Rule: TypeAlias = Callable[[Facts], Iterator[Found]]

RULES: tuple[Rule, ...] = (
    *languages.RULES,
    *functions.RULES,
    *style.RULES,
    *values.RULES,
    *cases.RULES,
    *calls.RULES,
    *misconceptions.RULES,
)
FILE_RULES: tuple[Rule, ...] = (*misconceptions.FILE_RULES, *files.RULES)
"""Those that hold the bank to the files beside it: of a bank whose JSON is broken, a part may not have been read."""
