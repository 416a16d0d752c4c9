"""The derived data of an exercise: computed from its solutions, compared with what is kept, renewed on request."""

from graders.engine.bank.derived import Derived, read_derived
from graders.engine.bank.digest import digest
from graders.engine.bank.places import Bank
from graders.engine.bank.source import read_source
from graders.engine.bank.validated import mark_of
from graders.engine.verify.solutions import Lab, Solutions, fingerprint
from graders.engine.verify.stubs import Stub


def computed(lab: Lab, solutions: Solutions, stubs: dict[str, Stub], answers: tuple[object, ...]) -> Derived:
    """Return the derived data that belongs to the bank as it is now."""
    bank, slug = lab.bank, lab.slug
    return Derived(
        validated=mark_of(read_source(bank, slug)),
        digest=digest(bank, slug),
        fingerprints={run.name: fingerprint(run) for run in solutions.wrong},
        stubs={function: round(float(stub.share), 6) for function, stub in stubs.items()},
        answers=answers,
    )


def up_to_date(bank: Bank, slug: str, now: Derived) -> bool:
    """Return whether the kept data is what the bank gives now."""
    return read_derived(bank, slug) == now
