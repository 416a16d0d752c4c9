"""What the command line says: help, usage errors, and what became of a command."""

from collections.abc import Iterable

from graders.engine.text import Text

# ---------------------------------------------------------------- help

NAKIJK = Text(
    nl="Kijk Python-oefeningen na, functie per functie.",
    en="Grade Python exercises, function by function.",
)
CHECK = Text(
    nl="Kijk één bestand na: wat is juist, wat is fout, en waarom.",
    en="Check one file: what is right, what is wrong, and why.",
)
GRADE = Text(
    nl="Kijk een map met inzendingen na en bewaar de resultaten in DIR: results.jsonl en results.csv.",
    en="Grade a folder of submissions and keep the results in DIR: results.jsonl and results.csv.",
)
VERIFY = Text(
    nl="Controleer een oefeningenbank: testgevallen, modeloplossingen, foute oplossingen, opgaven.",
    en="Verify an exercise bank: cases, reference solutions, wrong solutions, descriptions.",
)
LIST = Text(nl="Toon de oefeningen van de bank.", en="List the exercises of the bank.")
SHOW = Text(nl="Toon de opgave van een oefening.", en="Show the description of an exercise.")
START = Text(
    nl="Maak een startbestand <oefening>.py in deze map; een bestaand bestand blijft zoals het is.",
    en="Make a start file <exercise>.py in this folder; an existing file stays as it is.",
)
OPT_HELP = Text(nl="Toon deze uitleg.", en="Show this help.")
OPT_VERSION = Text(nl="Toon de versie.", en="Show the version.")
OPT_LANG = Text(nl="Taal van de zinnen.", en="Language of the sentences.")
OPT_START_LANG = Text(nl="Taal van de namen en de uitleg.", en="Language of the names and the help texts.")
OPT_BANK = Text(
    nl="Een andere oefeningenbank (of NAKIJK_BANK).", en="Another exercise bank (or NAKIJK_BANK)."
)
OPT_EXERCISE = Text(
    nl="De oefening, als de namen in het bestand ze niet verraden.",
    en="The exercise, when the names in the file do not tell.",
)
OPT_EXERCISE_LANG = Text(
    nl="De taal van de namen, als het bestand die niet verraadt.",
    en="The language of the names, when the file does not tell.",
)
OPT_FUNCTION = Text(nl="Alleen deze functie (herhaalbaar).", en="Only this function (repeatable).")
OPT_VERBOSE = Text(
    nl="Toon elke fout, de beveiliging en de versie van de bank.",
    en="Show every failure, the protection and the version of the bank.",
)
OPT_FORMAT = Text(nl="Tekst, of een rapport voor programma's.", en="Text, or a report for programs.")
OPT_OUT = Text(nl="Map voor de resultaten.", en="Folder for the results.")
OPT_FORCE = Text(nl="Vervang eerdere resultaten in DIR.", en="Replace earlier results in DIR.")
OPT_JOBS = Text(nl="Hoeveel inzendingen tegelijk.", en="How many submissions at once.")
OPT_WRITE = Text(
    nl="Bereken de afgeleide gegevens opnieuw en bewaar ze.", en="Compute the derived data anew and keep it."
)

USAGE = Text(nl="Gebruik: ", en="Usage: ")
OPTIONS = Text(nl="Opties", en="Options")
COMMANDS = Text(nl="Opdrachten", en="Commands")
OPTIONS_META = Text(nl="[OPTIES]", en="[OPTIONS]")
COMMAND_META = Text(nl="OPDRACHT …", en="COMMAND …")
FILE = Text(nl="BESTAND", en="FILE")
FOLDER = Text(nl="MAP", en="FOLDER")
EXERCISE = Text(nl="OEFENING", en="EXERCISE")
BANK_AND_SLUGS = Text(nl="[BANK] [OEFENING]…", en="[BANK] [EXERCISE]…")
FUNCTION = Text(nl="FUNCTIE", en="FUNCTION")
NUMBER = Text(nl="AANTAL", en="NUMBER")
REQUIRED = Text(nl="verplicht", en="required")
TRY_HELP = Text(nl="Uitleg: {command} --help", en="Help: {command} --help")

# ---------------------------------------------------------------- usage errors

ERROR = Text(nl="Fout: {text}", en="Error: {text}")
INTERRUPTED = Text(nl="Onderbroken.", en="Interrupted.")


def no_such_option(option: str, near: Iterable[str]) -> Text:
    """An option that does not exist."""
    return _meant(Text(nl=f"de optie {option} bestaat niet.", en=f"there is no option {option}."), near)


def no_such_command(command: str, near: Iterable[str]) -> Text:
    """A command that does not exist."""
    return _meant(
        Text(nl=f"de opdracht {command!r} bestaat niet.", en=f"there is no command {command!r}."), near
    )


def missing_parameter(name: str) -> Text:
    """A required argument or option is not there."""
    return Text(nl=f"{name} ontbreekt.", en=f"{name} is missing.")


def option_needs_value(option: str) -> Text:
    """An option stands without its value."""
    return Text(nl=f"na {option} moet een waarde staan.", en=f"{option} needs a value.")


def bad_value(name: str, detail: str) -> Text:
    """A value that an option does not take; `detail` says which value."""
    return Text(nl=f"ongeldige waarde voor {name}: {detail}", en=f"invalid value for {name}: {detail}")


def not_one_of(value: str, choices: Iterable[str]) -> Text:
    """A value that is none of the choices."""
    listed = ", ".join(choices)
    return Text(nl=f"{value!r} is geen van {listed}.", en=f"{value!r} is none of {listed}.")


def not_a_number(value: str, least: int | None) -> Text:
    """A value that is not a whole number, or too small a one."""
    nl = f"{value!r} is geen geheel getal" + (f" vanaf {least}." if least is not None else ".")
    en = f"{value!r} is not a whole number" + (f" of {least} or more." if least is not None else ".")
    return Text(nl, en)


def too_many_arguments(words: str) -> Text:
    """Words on the command line that nothing takes."""
    return Text(nl=f"hier hoort niets meer achter: {words}", en=f"nothing more belongs here: {words}")


# ---------------------------------------------------------------- what became of it


def unknown_exercise(slug: str, near: Iterable[str], known: Iterable[str]) -> Text:
    """No exercise of this name in the bank."""
    listed = ", ".join(known)
    first = Text(
        nl=f"de oefening {slug!r} bestaat niet in deze bank.",
        en=f"there is no exercise {slug!r} in this bank.",
    )
    meant = _meant(first, near)
    return meant if list(near) else Text(f"{meant.nl} Er zijn: {listed}.", f"{meant.en} There are: {listed}.")


def unknown_function(name: str, known: Iterable[str]) -> Text:
    """No function of this name in the exercise."""
    listed = ", ".join(known)
    return Text(
        nl=f"de oefening heeft geen functie {name!r}. Er zijn: {listed}.",
        en=f"the exercise has no function {name!r}. There are: {listed}.",
    )


def which_exercise(file: str, candidates: Iterable[str]) -> Text:
    """It cannot be told which exercise a file solves."""
    listed = ", ".join(candidates)
    return Text(
        nl=f"{file} kan bij meer dan één oefening horen: {listed}. Kies er een met --exercise.",
        en=f"{file} may belong to more than one exercise: {listed}. Choose one with --exercise.",
    )


def no_exercise(file: str, known: Iterable[str]) -> Text:
    """A file defines no function of any exercise."""
    listed = ", ".join(known)
    return Text(
        nl=f"{file} heeft geen functie van een oefening uit deze bank. Kies de oefening met --exercise: {listed}.",
        en=f"{file} has no function of any exercise in this bank. Choose the exercise with --exercise: {listed}.",
    )


def no_exercise_in_folder(folder: str, known: Iterable[str]) -> Text:
    """No submission in a folder defines a function of any exercise."""
    listed = ", ".join(known)
    return Text(
        nl=f"geen enkel bestand in {folder} heeft een functie van een oefening uit deze bank. Kies de oefening met "
        f"--exercise: {listed}.",
        en=f"no file in {folder} has a function of any exercise in this bank. Choose the exercise with "
        f"--exercise: {listed}.",
    )


def no_such_language(language: str, slug: str) -> Text:
    """The exercise does not exist in the language asked for."""
    return Text(
        nl=f"de oefening {slug} bestaat niet in de taal {language!r}.",
        en=f"the exercise {slug} does not exist in the language {language!r}.",
    )


def no_description(slug: str, language: str) -> Text:
    """The bank has no description in this language."""
    return Text(
        nl=f"de bank heeft voor {slug} geen opgave in de taal {language!r}.",
        en=f"the bank has no description of {slug} in the language {language!r}.",
    )


def exists_already(file: str) -> Text:
    """`start` never writes over a file."""
    return Text(
        nl=f"{file} bestaat al en blijft zoals het is.", en=f"{file} exists already and stays as it is."
    )


def cannot_write(file: str, reason: str) -> Text:
    """A file could not be written."""
    return Text(nl=f"{file} kan niet geschreven worden: {reason}", en=f"{file} cannot be written: {reason}")


def started(file: str, slug: str) -> Text:
    """`start` wrote a file; what to do with it."""
    return Text(
        nl=f"{file} staat klaar. Lees de opgave met: nakijk show {slug}\nKijk je oplossing na met: nakijk check {file}",
        en=f"{file} is ready. Read the description with: nakijk show {slug}\nCheck your solution with: "
        f"nakijk check {file}",
    )


def functions(count: int) -> Text:
    """How many functions an exercise has."""
    return Text(nl=f"{count} functie{'s' * (count != 1)}", en=f"{count} function{'s' * (count != 1)}")


def graded(count: int, right: int, directory: str) -> Text:
    """What a run over a folder did."""
    return Text(
        nl=f"{count} inzending{'en' * (count != 1)} nagekeken, {right} helemaal juist. Resultaten in {directory}",
        en=f"{count} submission{'s' * (count != 1)} graded, {right} all right. Results in {directory}",
    )


def grading(slug: Text) -> Text:
    """The label of the progress bar."""
    return slug


FAILED_SOME = Text(
    nl="{count} inzending(en) konden niet nagekeken worden: zie de kolom error.",
    en="{count} submission(s) could not be graded: see the column error.",
)
STOPPED = Text(
    nl="Onderbroken: {count} inzending(en) nagekeken en bewaard in {directory}",
    en="Interrupted: {count} submission(s) graded and kept in {directory}",
)
OURS = Text(
    nl="Er ging iets mis in nakijk zelf. Meld dit met de tekst hieronder.",
    en="Something went wrong in nakijk itself. Please report it with the text below.",
)


def _meant(text: Text, near: Iterable[str]) -> Text:
    first = next(iter(near), None)
    if first is None:
        return text
    return Text(nl=f"{text.nl} Bedoel je {first}?", en=f"{text.en} Did you mean {first}?")
