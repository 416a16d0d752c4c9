"""What the engine says of graders: modules of a bank that cannot be loaded or that fail."""

from graders.engine.text import Text


def import_failed(place: str, what: str) -> Text:
    """The grader raised while it was loaded; `place` is its file and the line."""
    return Text(
        nl=f"de controlemodule {place} kan niet geladen worden: {what}",
        en=f"the grader {place} cannot be loaded: {what}",
    )


def not_a_table(file: str, name: str) -> Text:
    """A name that must be a dictionary of functions is something else."""
    return Text(
        nl=f"in de controlemodule {file} moet {name} een dictionary zijn van namen naar functies.",
        en=f"in the grader {file}, {name} must be a dictionary from names to functions.",
    )


def not_callable(file: str, name: str) -> Text:
    """Something that must be a function is not."""
    return Text(
        nl=f"in de controlemodule {file} moet {name} een functie zijn.",
        en=f"in the grader {file}, {name} must be a function.",
    )


def checker_missing(name: str) -> Text:
    """A case names a checker that neither the engine nor the grader has."""
    return Text(
        nl=f"de controlefunctie {name!r} bestaat niet, niet ingebouwd en niet in de controlemodule.",
        en=f"there is no checker {name!r}, neither built in nor in the grader.",
    )


def data_refused(name: str, case: str, what: str) -> Text:
    """A built-in checker cannot use the data that a case gives it."""
    return Text(
        nl=f"de controlefunctie {name!r} kan niets met de gegevens van testgeval {case}: {what}",
        en=f"the checker {name!r} cannot use the data of case {case}: {what}",
    )


def failed(function: Text, case: str, place: str, what: str) -> Text:
    """A function of the grader raised; `place` is its file and the line, "" when unknown."""
    where = f" ({place})" if place else ""
    return Text(
        nl=f"{{function}} faalt op testgeval {case}{where}: {{what}}",
        en=f"{{function}} fails on case {case}{where}: {{what}}",
    ).fill(function=function, what=what)


def other_answer(function: Text, case: str, place: str, kind: str) -> Text:
    """A function of the grader gave back something else than a Text or None."""
    where = f" ({place})" if place else ""
    return Text(
        nl=f"{{function}} geeft op testgeval {case}{where} iets anders terug dan een Text of None: een waarde van type {kind}",
        en=f"{{function}} returns something else than a Text or None on case {case}{where}: a value of type {kind}",
    ).fill(function=function)


def the_checker(name: str) -> Text:
    """Return how to speak of a checker of the grader."""
    return Text(nl=f"de controlefunctie {name!r}", en=f"the checker {name!r}")


def the_hint(function: str) -> Text:
    """Return how to speak of the function that gives hints for one function."""
    return Text(nl=f"de tip (hints) van {function}", en=f"the hint (hints) of {function}")


def the_rule(function: str) -> Text:
    """Return how to speak of the function that says which arguments of a function are allowed."""
    return Text(nl=f"de regel (allowed) van {function}", en=f"the rule (allowed) of {function}")
