"""All attacks of `modules/`: one entry for each file, by group."""

from __future__ import annotations

from tests.attacks.attack import Attack
from tests.attacks.entries import (
    files,
    frames,
    introspection,
    kernel,
    memory,
    network,
    others,
    processes,
    report,
    signals,
    time,
    values,
)

CATALOGUE: tuple[Attack, ...] = (
    *introspection.ATTACKS,
    *values.ATTACKS,
    *frames.ATTACKS,
    *time.ATTACKS,
    *memory.ATTACKS,
    *files.ATTACKS,
    *signals.ATTACKS,
    *processes.ATTACKS,
    *network.ATTACKS,
    *kernel.ATTACKS,
    *others.ATTACKS,
    *report.ATTACKS,
)
