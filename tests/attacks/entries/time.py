"""What takes long, or hides how long it takes."""

from __future__ import annotations

from graders.engine.model import Verdict
from tests.attacks.attack import Attack, Group, Harm
from tests.attacks.outcomes import BESIDE, COMPILES, FAILS, LOADS, SLOW, WRONG

ATTACKS = (
    Attack("a31_time_patched", "clocks patched to stand still", Group.TIME, SLOW, answers=True),
    Attack("a47_loop_at_import", "an endless loop at import", Group.TIME, LOADS),
    Attack("a49_sleep_forever", "sleep without work", Group.TIME, SLOW),
    Attack("b68_regex_backtracking", "a regular expression that backtracks", Group.TIME, SLOW),
    Attack("b69_big_power", "one long multiplication in C", Group.TIME, SLOW),
    Attack("b70_stops_itself", "SIGSTOP to itself", Group.TIME, SLOW),
    Attack(
        "b71_thread_after_answer",
        "a non-daemon thread without end",
        Group.TIME,
        BESIDE,
        answers=True,
        harms=frozenset({Harm.PROCESS}),
    ),
    Attack(
        "b72_loops_in_del",
        "a finaliser without end",
        Group.TIME,
        BESIDE,
        answers=True,
        harms=frozenset({Harm.PROCESS}),
    ),
    Attack("b73_just_below_the_limit", "most of the limit in each case", Group.TIME, BESIDE, answers=True),
    Attack("b74_deadlock_at_import", "a deadlock at import", Group.TIME, LOADS, answers=True),
    Attack("b75_swallows_everything", "every exception swallowed in a loop", Group.TIME, SLOW),
    Attack("b76_reads_for_ever", "waiting for input on all descriptors", Group.TIME, SLOW | WRONG),
    Attack("b77_slow_keys", "sort keys that sleep when compared", Group.TIME, SLOW),
    Attack("b78_own_timer", "timers and alarms cancelled", Group.TIME, SLOW),
    Attack("b79_int_from_text", "a text of ten million digits read as a number", Group.TIME, SLOW),
    Attack(
        "b80_compile_minus",
        "a source of 100000 minus signs",
        Group.TIME,
        COMPILES,
        answers=True,
        bomb="-" * 100_000 + "1",
    ),
    Attack(
        "b81_compile_sum",
        "a source with a sum of 50000 terms",
        Group.TIME,
        COMPILES,
        answers=True,
        bomb="1" + "+1" * 50_000,
    ),
    Attack(
        "b82_compile_else_ifs",
        "a source with 3000 nested conditional expressions",
        Group.TIME,
        COMPILES,
        answers=True,
        bomb="0 if 0 else " * 3000 + "1",
    ),
    Attack(
        "b83_compile_folding",
        "a source with constants that fold to gigabytes",
        Group.TIME,
        COMPILES,
        answers=True,
        bomb="*".join(["(1 << 4000)"] * 4 + ["('x' * 4000)"] * 2 + ["((0,) * 255)"]),
    ),
    Attack(
        "b84_hidden_by_encoding",
        "code hidden by a utf-7 declaration",
        Group.TIME,
        FAILS | {Verdict.COMPILATION_ERROR},
    ),
)
