"""Numbers with their noun, in the singular or the plural."""

from graders.engine.text import Text


def counted(count: int, one: Text, many: Text) -> Text:
    """Return the number with the noun that belongs to it."""
    noun = one if count == 1 else many
    return Text(nl=f"{count} {noun.nl}", en=f"{count} {noun.en}")


def arguments(count: int) -> Text:
    """Return a number of arguments."""
    return counted(count, Text("argument", "argument"), Text("argumenten", "arguments"))


def values(count: int) -> Text:
    """Return a number of values."""
    return counted(count, Text("waarde", "value"), Text("waarden", "values"))


def calls(count: int) -> Text:
    """Return a number of calls."""
    return counted(count, Text("aanroep", "call"), Text("aanroepen", "calls"))


def cases(count: int) -> Text:
    """Return a number of cases."""
    return counted(count, Text("testgeval", "case"), Text("testgevallen", "cases"))


def functions(count: int) -> Text:
    """Return a number of functions."""
    return counted(count, Text("functie", "function"), Text("functies", "functions"))


def exercises(count: int) -> Text:
    """Return a number of exercises."""
    return counted(count, Text("oefening", "exercise"), Text("oefeningen", "exercises"))


def submissions(count: int) -> Text:
    """Return a number of submissions."""
    return counted(count, Text("inzending", "submission"), Text("inzendingen", "submissions"))


def requirements(count: int) -> Text:
    """Return a number of numbered requirements."""
    one = Text("genummerde voorwaarde", "numbered requirement")
    return counted(count, one, Text("genummerde voorwaarden", "numbered requirements"))


def reference_solutions(count: int) -> Text:
    """Return a number of reference solutions."""
    one = Text("modeloplossing", "reference solution")
    return counted(count, one, Text("modeloplossingen", "reference solutions"))


def right_solutions(count: int) -> Text:
    """Return a number of right solutions beside the references."""
    one = Text("andere juiste oplossing", "other right solution")
    return counted(count, one, Text("andere juiste oplossingen", "other right solutions"))


def wrong_solutions(count: int) -> Text:
    """Return a number of known wrong solutions."""
    one = Text("bekende foute oplossing", "known wrong solution")
    return counted(count, one, Text("bekende foute oplossingen", "known wrong solutions"))


def errors(count: int) -> Text:
    """Return a number of errors."""
    return counted(count, Text("fout", "error"), Text("fouten", "errors"))


def warnings(count: int) -> Text:
    """Return a number of warnings."""
    return counted(count, Text("waarschuwing", "warning"), Text("waarschuwingen", "warnings"))
