"""Sets of verdicts that come back often. None holds "internal error": that would be a failure of ours."""

from __future__ import annotations

from graders.engine.model import Verdict

WRONG = frozenset({Verdict.WRONG})
"""A value is given back as ever, and it is not the right one."""

ERRS = frozenset({Verdict.RUNTIME_ERROR})
"""An exception, or the end of the process."""

SLOW = frozenset({Verdict.TIME_LIMIT_EXCEEDED, Verdict.RUNTIME_ERROR})
"""It never answers: stopped by a limit, or refused what it waits with."""

FULL = frozenset({Verdict.MEMORY_LIMIT_EXCEEDED, Verdict.RUNTIME_ERROR, Verdict.TIME_LIMIT_EXCEEDED})
"""It asks for memory without end."""

LOADS = frozenset({Verdict.NOT_RUN, Verdict.RUNTIME_ERROR, Verdict.TIME_LIMIT_EXCEEDED})
"""It goes wrong while it is loaded, so that its function is not there."""

FAILS = WRONG | ERRS | SLOW | FULL | LOADS | {Verdict.OUTPUT_LIMIT_EXCEEDED}
"""Anything but a pass: which of them depends on where it is caught."""

REFUSED = frozenset({Verdict.CORRECT, Verdict.RUNTIME_ERROR, Verdict.NOT_RUN})
"""It answers right only when it was refused; killed for trying, or without the module it tries with, it fails."""

BESIDE = FAILS - WRONG | {Verdict.CORRECT}
"""It answers right and harms itself at most."""

COMPILES = BESIDE | {Verdict.COMPILATION_ERROR}
"""It may be too much for the compiler, and is right if it is not."""
