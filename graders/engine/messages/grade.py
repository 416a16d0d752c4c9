"""What the engine says of a whole submission or function: loading, missing functions, state, causes."""

from __future__ import annotations

from graders.engine.text import Text

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Sequence


def keeps_state(name: str) -> Text:
    """A case that is right in a fresh process, and wrong after other calls."""
    return Text(
        nl=f"Als eerste aanroep is dit juist, na andere aanroepen fout: {name} bewaart iets tussen twee aanroepen. Gebruik "
        "je een globale variabele, of een lijst of dictionary als standaardwaarde van een parameter?",
        en=f"As the first call this is right, after other calls it is wrong: {name} keeps something between two calls. Do you "
        "use a global variable, or a list or dictionary as the default value of a parameter?",
    )


def varies(name: str) -> Text:
    """A case that gives something else each time that it is made in a fresh process."""
    return Text(
        nl=f"{name} geeft bij dezelfde aanroep niet telkens hetzelfde.",
        en=f"{name} does not give the same each time for the same call.",
    )


# ---------------------------------------------------------------- while loading


def printed_while_loading() -> Text:
    """The module printed at top level."""
    return Text(
        nl="Je bestand toont iets met print terwijl het geladen wordt. Zet losse regels code onder "
        "\"if __name__ == '__main__':\".",
        en="Your file prints something while it is loaded. Put loose lines of code under "
        "\"if __name__ == '__main__':\".",
    )


def asked_while_loading(line: int) -> Text:
    """The module called input() at top level."""
    return Text(
        nl=f"Je bestand vraagt op regel {line} om invoer terwijl het geladen wordt; daar typt niemand iets. Zet die "
        "regel onder \"if __name__ == '__main__':\". Wat erna staat, is niet uitgevoerd.",
        en=f"Your file asks for input on line {line} while it is loaded, and nobody types there. Put that line "
        "under \"if __name__ == '__main__':\". What comes after it was not run.",
    )


def raised_while_loading(line: int, exception: str, message: str, gloss: Text | None) -> Text:
    """A statement at top level raised; `gloss` says what that exception means."""
    what = f"{exception}: {message}" if message else exception
    nl, en = (f" {gloss.nl}", f" {gloss.en}") if gloss else ("", "")
    return Text(
        nl=f"Je bestand stopt op regel {line} met {what}.{nl} Wat erna staat, is niet uitgevoerd.",
        en=f"Your file stops on line {line} with {what}.{en} What comes after it was not run.",
    )


def exit_while_loading(line: int) -> Text:
    """A statement at top level ended the program (sys.exit, quit, os._exit)."""
    return Text(
        nl=f"Je bestand sluit op regel {line} het programma af. Wat erna staat, is niet uitgevoerd; laat die regel weg.",
        en=f"Your file ends the program on line {line}. What comes after it was not run; leave that line out.",
    )


def endless_while_loading(line: int) -> Text:
    """A statement at top level went past the time limit."""
    return Text(
        nl=f"De opdracht op regel {line} raakt niet klaar terwijl je bestand geladen wordt. Wat erna staat, is niet "
        "uitgevoerd.",
        en=f"The statement on line {line} does not finish while your file is loaded. What comes after it was not run.",
    )


def died_while_loading(line: int, how: Text) -> Text:
    """A statement at top level ended the process in another way."""
    return Text(
        nl=f"Het laden van je bestand stopt op regel {line}: {{how}}. Wat erna staat, is niet uitgevoerd.",
        en=f"Loading your file stops on line {line}: {{how}}. What comes after it was not run.",
    ).fill(how=how)


OWN_TEST = Text(
    nl="Dat is een test van jezelf: wat daar na assert staat, is niet waar.",
    en="That is a test of your own: what stands after assert there is not true.",
)
TOO_MUCH_MEMORY = Text(nl="te veel geheugen", en="too much memory")
TOO_MUCH_OUTPUT = Text(nl="te veel uitvoer", en="too much output")
CRASHED = Text(nl="je programma viel weg", en="your program ended abruptly")
FORBIDDEN = Text(
    nl="je code vroeg het systeem om iets wat geen oplossing nodig heeft",
    en="your code asked the system for something that no solution needs",
)
TOO_MANY_THREADS = Text(nl="te veel threads tegelijk", en="too many threads at a time")
TAMPERED = Text(nl="een antwoord buiten het protocol", en="an answer outside the protocol")


ALWAYS_TRUE = Text(
    nl="Regel {line}: een assert met haakjes rond voorwaarde én boodschap is altijd waar. Schrijf: assert voorwaarde, "
    "'boodschap', zonder die haakjes.",
    en="Line {line}: an assert with parentheses around both condition and message is always true. Write: assert condition, "
    "'message', without those parentheses.",
)
IS_LITERAL = Text(
    nl="Regel {line}: vergelijk waarden met ==, niet met is.",
    en="Line {line}: compare values with ==, not with is.",
)
MISSED_COMMA = Text(
    nl="Regel {line}: ontbreekt hier een komma? Een waarde met haakjes erachter is een aanroep of een index.",
    en="Line {line}: is a comma missing here? A value with brackets after it is a call or an index.",
)


# ---------------------------------------------------------------- functions that did not run


def missing(name: str) -> Text:
    """There is no function of this name."""
    return Text(
        nl=f"Je bestand heeft geen functie {name}.",
        en=f"Your file has no function {name}.",
    )


def not_a_function(name: str) -> Text:
    """The name exists, but it cannot be called."""
    return Text(
        nl=f"{name} bestaat in je bestand, maar is geen functie. Gebruik je die naam ook voor een variabele?",
        en=f"{name} exists in your file, but it is not a function. Do you use that name for a variable as well?",
    )


def did_you_mean(name: str, near: str, line: int) -> Text:
    """A name that is nearly right."""
    return Text(
        nl=f"Je bestand heeft geen functie {name}, wel {near} (regel {line}). Noem die {name}.",
        en=f"Your file has no function {name}, but it has {near} (line {line}). Call that one {name}.",
    )


def other_language(name: str, found: str, line: int) -> Text:
    """The function has its name in another language than the rest of the file."""
    return Text(
        nl=f"Je bestand heeft geen functie {name}, wel {found} (regel {line}): dat is de naam in een andere taal. "
        f"Noem die {name}.",
        en=f"Your file has no function {name}, but it has {found} (line {line}): that is its name in another language. "
        f"Call it {name}.",
    )


def nested(name: str, line: int) -> Text:
    """The function stands inside a class or another function."""
    return Text(
        nl=f"De functie {name} (regel {line}) staat binnen een klasse of een andere functie. Begin "
        f'"def {name}" helemaal links op de regel.',
        en=f"The function {name} (line {line}) stands inside a class or another function. Start "
        f'"def {name}" at the very left of the line.',
    )


def after_trouble(name: str, line: int, stopped: int) -> Text:
    """The function is defined only after the statement where loading ended."""
    return Text(
        nl=f"{name} staat op regel {line}, na regel {stopped} waar het laden stopte, en is dus niet uitgevoerd.",
        en=f"{name} stands on line {line}, after line {stopped} where loading stopped, so it was not run.",
    )


def not_parsed(line: int) -> Text:
    """The file has a syntax error."""
    return Text(
        nl=f"Niet uitgevoerd door de syntaxfout op regel {line}.",
        en=f"Not run because of the syntax error on line {line}.",
    )


def gave_up(count: int) -> Text:
    """Two cases exceeded a limit, so that the others were not run."""
    return Text(
        nl="Na twee testgevallen die een limiet overschreden of het programma afbraken, is "
        f"{'het andere' if count == 1 else f'de rest ({count} testgevallen)'} niet uitgevoerd.",
        en="After two cases that exceeded a limit or ended the program, "
        f"the other {'one was' if count == 1 else f'{count} were'} not run.",
    )


def out_of_time(count: int) -> Text:
    """The total time for the submission is used up."""
    return Text(
        nl=f"De totale tijd voor je inzending is op; {count} testgeval{'len' * (count != 1)} niet uitgevoerd.",
        en=f"The total time for your submission is used up; {count} case{'s' * (count != 1)} not run.",
    )


MISSING = Text(nl="ontbreekt", en="missing")
UNWRITTEN = Text(nl="nog niet geschreven", en="not written yet")


def uses_not(name: str, used: str) -> Text:
    """The description asks to build on another function, which is not mentioned."""
    return Text(
        nl=f"De opgave vraagt om in {name} de functie {used} te gebruiken.",
        en=f"The exercise asks you to use the function {used} in {name}.",
    )


def right_apart_from(name: str, others: Sequence[str]) -> Text:
    """All cases of a function are right with right functions in the place of these, which it builds on."""
    nl, en = (f"{', '.join(others[:-1])} {word} {others[-1]}".strip() for word in ("en", "and"))
    if len(others) == 1:
        nl = en = others[0]
    return Text(nl=f"{name} is juist, op je {nl} na.", en=f"{name} is right apart from your {en}.")
