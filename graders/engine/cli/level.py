"""Refusing to grade with less protection than was asked for."""

from __future__ import annotations

from graders.engine.errors import UsageProblem


def demand_level(level: int, wanted: int | None) -> None:
    """Go on only when the protection is what `--require-level` asks for.

    Raises:
        UsageProblem: when it is lower.
    """
    if wanted is not None and level < wanted:
        # Lazy: a student's check asks for no level, and must start fast.
        from graders.engine.messages.doctor import too_low

        raise UsageProblem(too_low(level, wanted))
