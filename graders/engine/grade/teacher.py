"""Where the answers of right functions come from in a bank: its derived data, and its reference solution."""

from collections.abc import Sequence
from pathlib import Path

from graders.engine.bank.derived import read_derived
from graders.engine.bank.load import load
from graders.engine.bank.places import Bank
from graders.engine.grade.known import Known, from_json
from graders.engine.grade.oracle import Teacher
from graders.engine.grade.setup import setup_of
from graders.engine.model import Language
from graders.engine.sandbox.session import Session, open_session
from graders.engine.values.hashing import sha256


def teacher_of(bank: Bank, slug: str, language: Language) -> Teacher:
    """Return where answers come from for an exercise in one language."""
    return Teacher(
        lambda: _known(bank, slug, language),
        lambda: _reference(bank, slug, language),
        lambda digest: _with_reference(digest, bank, slug, language),
    )


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
    source = _source(bank, slug, language)
    if not source:
        return None
    return open_session(source, "solution.py", {}, setup_of(bank, load(bank, slug, language)))


def _source(bank: Bank, slug: str, language: Language) -> bytes:
    """Return the text of the reference, nothing where it is not there or cannot be read."""
    path = bank.reference_file(slug, language)
    try:
        return Path(path).read_bytes().replace(b"\r\n", b"\n") if path else b""
    except OSError:
        return b""


def _with_reference(digest: str, bank: Bank, slug: str, language: Language) -> str:
    whole = sha256(f"{digest}\nreference\n".encode())
    whole.update(_source(bank, slug, language))
    return f"sha256:{whole.hexdigest()}" if digest else ""
