"""Get all that the bank has on one exercise, in one language."""

from __future__ import annotations

from graders.engine import messages as say
from graders.engine.bank.load import load
from graders.engine.bank.places import Bank
from graders.engine.cli.find import known
from graders.engine.errors import UsageProblem
from graders.engine.grade.material import Material
from graders.engine.keep import keep
from graders.engine.model import Language

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from graders.engine.custom.load import Grader
    from graders.engine.diagnose.fingerprints import Fingerprints
    from graders.engine.grade.oracle import Teacher


def material(bank: Bank, slug: str, language: Language, *, with_digest: bool) -> Material:
    """Return the exercise in one language, its grader and fingerprints; its digest only where it is shown.

    Raises:
        UsageProblem: when the exercise does not exist in this language.
        BankError: when the bank is broken.
        GraderError: when the grader cannot be loaded.
    """
    if language not in known(bank, slug).functions:
        raise UsageProblem(say.cli.no_such_language(language, slug))
    return Material(
        exercise=load(bank, slug, language),
        grader=keep(most=1)(lambda: _grader(bank, slug)),
        fingerprints=keep(most=1)(lambda: _fingerprints(bank, slug)),
        examples=keep(most=1)(lambda: _examples(bank, slug, language)),
        digest=_digest(bank, slug) if with_digest else "",
        teacher=lambda: _teacher(bank, slug, language),
    )


# What follows is imported when it is called: a check of a right file needs none of it, and must start fast.


def _grader(bank: Bank, slug: str) -> Grader:
    from graders.engine.custom.load import load_grader

    return load_grader(bank.grader_file(slug))


def _fingerprints(bank: Bank, slug: str) -> Fingerprints:
    from graders.engine.bank.derived import read_derived

    derived = read_derived(bank, slug)
    return derived.fingerprints if derived else {}


def _examples(bank: Bank, slug: str, language: Language) -> frozenset[str]:
    from graders.engine.bank.descriptions import examples

    return examples(bank, slug, language)


def _digest(bank: Bank, slug: str) -> str:
    from graders.engine.bank.digest import digest

    return digest(bank, slug)


def _teacher(bank: Bank, slug: str, language: Language) -> Teacher:
    from graders.engine.grade.teacher import teacher_of

    return teacher_of(bank, slug, language)
