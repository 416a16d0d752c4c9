"""What is given back or raised."""

from __future__ import annotations

from tests.attacks.attack import Attack, Group, Harm
from tests.attacks.outcomes import BESIDE, ERRS, FAILS, WRONG

ATTACKS = (
    Attack("a01_eq_always_true", "an object that equals everything", Group.VALUES, WRONG),
    Attack("a03_bool_for_int", "booleans for integers", Group.VALUES, WRONG),
    Attack("a05_tuple_for_list", "a tuple for a list", Group.VALUES, WRONG),
    Attack("a07_evil_metaclass", "a metaclass with hostile attributes", Group.VALUES, WRONG),
    Attack("a29_hardcode_public", "only the published examples are known", Group.VALUES, WRONG),
    Attack("a33_slow_repr", "repr, str and hash that never end", Group.VALUES, FAILS),
    Attack("a35_billion_laughs", "exponential size by shared parts", Group.VALUES, FAILS),
    Attack("a37_giant_int", "an integer of many million digits", Group.VALUES, WRONG),
    Attack("a39_surrogates", "lone surrogates in texts", Group.VALUES, WRONG),
    Attack(
        "b19_pickle_payload",
        "an object that runs commands when unpickled",
        Group.VALUES,
        WRONG,
        harms=frozenset({Harm.FOLDER}),
    ),
    Attack("b26_virtual_subclass", "registration with the abstract classes", Group.VALUES, WRONG),
    Attack("b28_list_subclass", "a list subclass that lies about its content", Group.VALUES, WRONG),
    Attack("b29_int_subclass", "an int subclass that equals and prints like others", Group.VALUES, WRONG),
    Attack("b30_floats_for_ints", "floats, negative zero and NaN", Group.VALUES, WRONG),
    Attack("b31_holds_itself", "a list that holds itself", Group.VALUES, WRONG),
    Attack("b32_deep_nesting", "a list nested a million deep", Group.VALUES, FAILS),
    Attack("b33_endless_generator", "a generator without end", Group.VALUES, WRONG),
    Attack("b34_hash_flood", "values that all have one hash", Group.VALUES, FAILS),
    Attack("b35_returns_argument", "the emptied argument itself", Group.VALUES, WRONG),
    Attack("b36_late_mutation", "the answer changed by a thread after the return", Group.VALUES, FAILS),
    Attack("b37_huge_text", "a text of 200 MB", Group.VALUES, FAILS),
    Attack("b38_cyclic_context", "causes and contexts in a circle", Group.VALUES, ERRS),
    Attack("b39_exception_group", "deeply nested exception groups", Group.VALUES, ERRS),
    Attack("b40_keyboard_interrupt", "KeyboardInterrupt raised by hand", Group.VALUES, ERRS),
    Attack("b41_coroutine", "a coroutine for an answer", Group.VALUES, WRONG),
    Attack("b42_other_numbers", "decimals, fractions and complex numbers", Group.VALUES, WRONG),
    Attack("b43_hostile_exception", "an exception with attributes that raise", Group.VALUES, ERRS),
    Attack("b46_equal_by_reflection", "NotImplemented and mock.ANY", Group.VALUES, WRONG),
    Attack("b47_buffer_exports", "released and cast memory views", Group.VALUES, WRONG),
    Attack("b48_raises_stop", "StopIteration and GeneratorExit by turns", Group.VALUES, ERRS),
    Attack("b203_far_too_large", "a list of eighty thousand numbers in each case", Group.VALUES, WRONG),
    Attack("b204_fills_its_argument", "long texts in an argument", Group.VALUES, BESIDE, answers=True),
)
