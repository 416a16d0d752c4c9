"""Where the answers of right functions come from in a bank: its derived data, and its reference solution."""

import os
from collections.abc import Sequence

from graders.engine.bank.derived import read_derived
from graders.engine.bank.load import load
from graders.engine.bank.places import Bank
from graders.engine.grade.known import Known, from_json
from graders.engine.grade.oracle import Teacher
from graders.engine.grade.setup import setup_of
from graders.engine.model import Language
from graders.engine.sandbox.session import Session, open_session


def teacher_of(bank: Bank, slug: str, language: Language) -> Teacher:
    """Return where answers come from for an exercise in one language."""
    return Teacher(lambda: _known(bank, slug, language), lambda: _reference(bank, slug, language))


def _known(bank: Bank, slug: str, language: Language) -> Sequence[Known]:
    """Return what the derived data knows; of damaged data nothing, as where there is none: `verify` says so."""
    derived = read_derived(bank, slug)
    try:
        return tuple(from_json(derived.answers, language)) if derived else ()
    except (TypeError, ValueError, KeyError, IndexError):
        return ()


def _reference(bank: Bank, slug: str, language: Language) -> Session | None:
    """Open the reference solution in a worker of its own.

    Raises:
        SandboxError: when none can be started.
    """
    path = bank.solution_file(slug, language)
    try:
        with open(path or os.devnull, "rb") as file:
            source = file.read().replace(b"\r\n", b"\n")
    except OSError:
        return None
    return (
        open_session(source, "solution.py", {}, setup_of(bank, load(bank, slug, language)))
        if source
        else None
    )
