"""Signals to others, from others and to itself."""

from __future__ import annotations

from tests.attacks.attack import Attack, Group, Harm
from tests.attacks.outcomes import ERRS, FAILS, REFUSED, SLOW

ATTACKS = (
    Attack("a19_signal_handlers", "signals ignored and interval timers that raise", Group.SIGNALS, FAILS),
    Attack(
        "a65_sigio_kill",
        "SIGIO with another signal and owner (fcntl)",
        Group.SIGNALS,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.BOAST, Harm.VICTIM}),
    ),
    Attack(
        "a89_kill_victim",
        "kill of a named process",
        Group.SIGNALS,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.BOAST, Harm.VICTIM}),
    ),
    Attack(
        "b120_kill_supervisor",
        "kill of parent and supervisor",
        Group.SIGNALS,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.BOAST, Harm.SUPERVISOR}),
    ),
    Attack(
        "b121_kill_everyone",
        "kill of all processes and of groups",
        Group.SIGNALS,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.BOAST}),
    ),
    Attack(
        "b122_signal_by_descriptor",
        "signals through a process descriptor",
        Group.SIGNALS,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.BOAST, Harm.VICTIM}),
    ),
    Attack(
        "b123_queued_signal",
        "signals to threads and queued signals",
        Group.SIGNALS,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.BOAST, Harm.VICTIM}),
    ),
    Attack(
        "b124_owner_by_ioctl",
        "the owner of a socket by ioctl",
        Group.SIGNALS,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.BOAST, Harm.VICTIM}),
    ),
    Attack("b125_fault_for_ever", "a fault handler that returns to the fault", Group.SIGNALS, SLOW),
    Attack("b126_core_dump", "abort with a core file", Group.SIGNALS, ERRS, harms=frozenset({Harm.FILE})),
    Attack("b127_poses_as_killed", "death by its own signal", Group.SIGNALS, ERRS),
    Attack("b128_blocks_signals", "signals blocked in all threads", Group.SIGNALS, SLOW),
    Attack("b129_interrupts_main", "interrupts of the main thread by another", Group.SIGNALS, FAILS),
)
