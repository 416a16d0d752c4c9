"""What the engine says of graders: modules of a bank that cannot be loaded or that fail."""

from graders.engine.text import Text


def import_failed(file: str, error: BaseException) -> Text:
    """The grader raised while it was loaded."""
    what = f"{type(error).__name__}: {error}"
    return Text(
        nl=f"De controlemodule {file} kan niet geladen worden: {what}",
        en=f"The grader {file} cannot be loaded: {what}",
    )


def not_a_table(file: str, name: str) -> Text:
    """A name that must be a dictionary of functions is something else."""
    return Text(
        nl=f"In de controlemodule {file} moet {name} een dictionary zijn van namen naar functies.",
        en=f"In the grader {file}, {name} must be a dictionary from names to functions.",
    )


def not_callable(file: str, name: str) -> Text:
    """Something that must be a function is not."""
    return Text(
        nl=f"In de controlemodule {file} moet {name} een functie zijn.",
        en=f"In the grader {file}, {name} must be a function.",
    )


def checker_missing(name: str) -> Text:
    """A case names a checker that neither the engine nor the grader has."""
    return Text(
        nl=f"De controlefunctie {name!r} bestaat niet, niet ingebouwd en niet in de controlemodule.",
        en=f"There is no checker {name!r}, neither built in nor in the grader.",
    )


def checker_failed(name: str, case: str, error: BaseException) -> Text:
    """A checker raised, or gave back something else than a Text or None."""
    what = f"{type(error).__name__}: {error}"
    return Text(
        nl=f"De controlefunctie {name!r} faalde op testgeval {case}: {what}",
        en=f"The checker {name!r} failed on case {case}: {what}",
    )
