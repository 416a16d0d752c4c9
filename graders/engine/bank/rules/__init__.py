"""The rules that a bank of the right shape must also keep: small functions from facts to findings."""

from collections.abc import Callable, Iterator

from graders.engine.bank.facts import Facts
from graders.engine.bank.found import Found
from graders.engine.bank.rules import calls, cases, files, functions, languages, misconceptions, values

RULES: tuple[Callable[[Facts], Iterator[Found]], ...] = (
    *languages.RULES,
    *functions.RULES,
    *values.RULES,
    *cases.RULES,
    *calls.RULES,
    *misconceptions.RULES,
    *files.RULES,
)
