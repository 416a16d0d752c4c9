"""Harm to the submissions graded before, beside and after it."""

from __future__ import annotations

from tests.attacks.attack import Attack, Group, Harm
from tests.attacks.outcomes import BESIDE, REFUSED, WRONG

ATTACKS = (
    Attack(
        "b176_process_state",
        "folder, umask, environment and time zone",
        Group.OTHERS,
        BESIDE,
        answers=True,
        harms=frozenset({Harm.NEIGHBOUR}),
    ),
    Attack(
        "b177_interpreter_state",
        "limits and thresholds of the interpreter",
        Group.OTHERS,
        BESIDE,
        answers=True,
        harms=frozenset({Harm.NEIGHBOUR}),
    ),
    Attack(
        "b178_library_state",
        "contexts, seeds, locale and filters of the library",
        Group.OTHERS,
        BESIDE,
        answers=True,
        harms=frozenset({Harm.NEIGHBOUR}),
    ),
    Attack(
        "b179_library_classes",
        "classes and functions of the library patched",
        Group.OTHERS,
        BESIDE,
        answers=True,
        harms=frozenset({Harm.NEIGHBOUR}),
    ),
    Attack(
        "b180_shadow_modules",
        "modules left where others import from",
        Group.OTHERS,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.BOAST, Harm.FILE, Harm.NEIGHBOUR}),
    ),
    Attack(
        "b181_squats_names",
        "names in sys.modules taken beforehand",
        Group.OTHERS,
        BESIDE,
        answers=True,
        harms=frozenset({Harm.NEIGHBOUR}),
    ),
    Attack(
        "b182_waits_for_the_next",
        "a thread that changes later modules",
        Group.OTHERS,
        BESIDE,
        answers=True,
        harms=frozenset({Harm.NEIGHBOUR}),
    ),
    Attack(
        "b183_lowers_limits",
        "its hard limits lowered",
        Group.OTHERS,
        BESIDE,
        answers=True,
        harms=frozenset({Harm.NEIGHBOUR}),
    ),
    Attack("b184_counts_calls", "state over calls that tells the first ones apart", Group.OTHERS, WRONG),
    Attack(
        "b185_raises_at_end_of_import",
        "exit handlers that raise",
        Group.OTHERS,
        BESIDE,
        answers=True,
        harms=frozenset({Harm.NEIGHBOUR}),
    ),
)
