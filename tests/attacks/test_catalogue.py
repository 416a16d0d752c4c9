"""The collection of attacks itself: complete, each with a mechanism of its own, in one form. None is run here."""

from __future__ import annotations

import ast
import re
from collections import Counter

import pytest

from graders.engine.model import Verdict
from tests.attacks.attack import MARKS, MODULES, Attack, Group, Harm, filled
from tests.attacks.catalogue import CATALOGUE

NOT_MEANT_TO_COMPILE = {"b80_compile_minus", "b81_compile_sum", "b82_compile_else_ifs", "b83_compile_folding"}
"""Their bombs are left out here: it is the compiler they are aimed at."""

FILLING = {
    "CANARYDIR": "/nowhere/folder",
    "CANARY": "/nowhere/canary",
    "BANK": "/nowhere/bank.json",
    "SITE": "/nowhere/site-packages",
    "PORT": "9",
    "VICTIM": "999999999",
    "SUP": "999999998",
    "SECRET": "NOWHERE_SECRET",
    "TOKEN": "a1b2c3d4e5f6",
    "COMPILEBOMB": "0",
}

BOAST = '"@TOKEN@"[::-1]'

NEEDS = {
    Harm.BOAST: (BOAST,),
    Harm.CANARY: ("@CANARY@",),
    Harm.FOLDER: ("@CANARYDIR@",),
    Harm.SECRET: (
        "@SECRET@",
        "@CANARY@",
        "@BANK@",
        "@SUP@",
        "os.read(",
        "import_module(",
        "_current_frames(",
    ),
    Harm.VICTIM: ("@VICTIM@",),
    Harm.SUPERVISOR: ("@SUP@",),
    Harm.CONNECTED: ("@PORT@",),
    Harm.FILE: ("@TOKEN@", "RLIMIT_CORE"),
}
"""For each trace the texts of which a module that can leave it holds one."""

each = pytest.mark.parametrize("attack", CATALOGUE, ids=lambda attack: attack.stem)


def _source(attack: Attack) -> str:
    return (MODULES / f"{attack.stem}.py").read_text(encoding="utf-8")


def _without_bomb(attack: Attack) -> bytes:
    return filled(Attack(attack.stem, "", attack.group, attack.outcomes, bomb="0"), FILLING)


def test_every_module_has_its_entry_and_every_entry_its_module() -> None:
    files = sorted(path.stem for path in MODULES.iterdir())
    assert sorted(attack.stem for attack in CATALOGUE) == files


def test_there_are_enough_and_of_every_group() -> None:
    assert len(CATALOGUE) >= 95
    assert {attack.group for attack in CATALOGUE} == set(Group)
    assert {harm for attack in CATALOGUE for harm in attack.harms} == set(Harm)


def test_no_two_mechanisms_are_the_same() -> None:
    mechanisms = Counter(attack.mechanism.lower() for attack in CATALOGUE)
    assert [mechanism for mechanism, times in mechanisms.items() if times > 1] == []


def test_no_two_modules_are_the_same_code() -> None:
    trees = Counter(_code(attack) for attack in CATALOGUE)
    assert [tree for tree, times in trees.items() if times > 1] == []


def _code(attack: Attack) -> str:
    tree = ast.parse(_without_bomb(attack))
    return ast.dump(ast.Module(tree.body[1:], []))


def test_numbers_are_not_given_twice() -> None:
    numbers = Counter(attack.stem.split("_")[0] for attack in CATALOGUE)
    assert [number for number, times in numbers.items() if times > 1] == []


@each
def test_it_compiles_on_this_python(attack: Attack) -> None:
    source = _without_bomb(attack)
    assert compile(source, attack.stem, "exec", dont_inherit=True).co_code


@each
def test_its_docstring_tells_what_it_attempts_and_the_right_outcome(attack: Attack) -> None:
    docstring = ast.get_docstring(ast.parse(_without_bomb(attack)), clean=False)
    assert docstring is not None
    assert re.fullmatch(r"[^|\n]{10,} \| [^|\n]{4,}", docstring)


@each
def test_its_marks_are_known_and_filled(attack: Attack) -> None:
    marks = set(re.findall(r"@([A-Z]{3,})@", _source(attack)))
    assert marks <= set(MARKS)
    assert not re.search(rb"@[A-Z]{3,}@", _without_bomb(attack))


@each
def test_it_looks_like_a_submission(attack: Attack) -> None:
    tree = ast.parse(_without_bomb(attack))
    names = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    assigned = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    missing = {"a17_exit_at_import", "a47_loop_at_import", "b45_module_getattr"}
    assert ("solve" in names | assigned) is (attack.stem not in missing)


@each
def test_correct_is_allowed_only_where_the_answer_is_computed(attack: Attack) -> None:
    if Verdict.CORRECT in attack.outcomes:
        assert attack.answers
    if attack.answers:
        assert "sorted(set(xs))" in _source(attack)


@each
def test_its_outcomes_are_some_and_never_a_failure_of_ours(attack: Attack) -> None:
    assert attack.outcomes
    assert Verdict.INTERNAL_ERROR not in attack.outcomes


@each
def test_it_can_leave_the_traces_it_is_said_to_leave(attack: Attack) -> None:
    source = _source(attack)
    for harm in attack.harms:
        assert any(text in source for text in NEEDS.get(harm, ("",))), harm


@each
def test_a_boast_is_declared_and_shows_in_the_verdict(attack: Attack) -> None:
    boasts = BOAST in _source(attack)
    assert boasts is (Harm.BOAST in attack.harms) or Harm.SECRET in attack.harms
    if boasts and attack.answers:
        assert Verdict.WRONG not in attack.outcomes


@each
def test_what_the_report_must_not_hold_is_a_pattern(attack: Attack) -> None:
    for pattern in (attack.never_in_text, attack.never_in_table):
        assert not pattern or re.compile(pattern, re.MULTILINE).search("solve: wrong\n") is None


@each
def test_a_bomb_is_where_its_mark_is(attack: Attack) -> None:
    assert bool(attack.bomb) is ("@COMPILEBOMB@" in _source(attack))
    assert bool(attack.bomb) is (attack.stem in NOT_MEANT_TO_COMPILE)


def test_a_mark_that_is_not_given_is_an_error() -> None:
    attack = next(attack for attack in CATALOGUE if "@VICTIM@" in _source(attack))
    with pytest.raises(KeyError, match="VICTIM"):
        filled(attack, {})
