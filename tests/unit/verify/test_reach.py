"""A change reaches what mentions it, and nothing is left out for which that is not known."""

import ast

from graders.engine.verify.mutants.reach import bound, dependents

SOURCE = """
TABLE = {"a": 1}
ALIAS = TABLE
def helper(x): return ALIAS[x]
def one(x): return helper(x)
def two(x): return one(x) + count
count = 0
def counts():
    global count
    count += 1
def apart(x): return x
"""


def names(source: str) -> set[str] | None:
    given = bound(ast.parse(source).body[0])
    return None if given is None else set(given)


def test_what_mentions_it_directly_or_through_others() -> None:
    reached = dependents(SOURCE)
    assert reached["TABLE"] == {"TABLE", "ALIAS", "helper", "one", "two"}
    assert reached["one"] == {"one", "two"}
    assert reached["apart"] == {"apart"}


def test_what_reads_a_global_variable_that_it_changes() -> None:
    reached = dependents(SOURCE)
    changed = names("def counts():\n    global count\n    count += 1\n")
    assert changed is not None
    assert changed == {"counts", "count"}
    assert {each for name in changed for each in reached[name]} == {"counts", "count", "two"}


def test_functions_that_call_each_other() -> None:
    reached = dependents("def even(n): return odd(n - 1)\ndef odd(n): return even(n - 1)\n")
    assert reached["even"] == reached["odd"] == {"even", "odd"}


def test_the_names_that_a_statement_gives_a_value() -> None:
    assert names("a = b, c = 1") == {"a", "b", "c"}
    assert names("a: int = 1") == {"a"}
    assert names("def f():\n    def g(): global h\n") == {"f", "h"}
    assert names("random.seed(1)") is None
    assert names("a[0] += 1") is None
    assert names("a[0] = 1") is None
    assert names("if a: b = 1") is None
