"""Get all that the bank has on one exercise, in one language."""

from graders.engine.bank.derived import read_derived
from graders.engine.bank.digest import digest
from graders.engine.bank.load import load
from graders.engine.bank.places import Bank
from graders.engine.cli.find import known
from graders.engine.custom.load import load_grader
from graders.engine.errors import UsageProblem
from graders.engine.grade.one import Material
from graders.engine.messages import cli as say
from graders.engine.model import Language


def material(bank: Bank, slug: str, language: Language) -> Material:
    """Return the exercise in one language, its grader, fingerprints and digest.

    Raises:
        UsageProblem: when the exercise does not exist in this language.
        BankError: when the bank is broken.
        GraderError: when the grader cannot be loaded.
    """
    if language not in known(bank, slug).functions:
        raise UsageProblem(say.no_such_language(language, slug))
    exercise = load(bank, slug, language)
    derived = read_derived(bank, slug)
    return Material(
        exercise=exercise,
        grader=load_grader(bank.grader_file(slug)),
        fingerprints=derived.fingerprints if derived else {},
        digest=digest(bank, slug),
    )
