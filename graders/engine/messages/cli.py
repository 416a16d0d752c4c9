"""What the command line says: help, usage errors, and what became of a command."""

from collections.abc import Iterable

from graders.engine.messages import counting
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
    nl="Kijk een map met inzendingen na en bewaar results.jsonl en results.csv in de map van --out.",
    en="Grade a folder of submissions and keep results.jsonl and results.csv in the folder of --out.",
)
VERIFY = Text(
    nl="Controleer een oefeningenbank: testgevallen, modeloplossingen, foute oplossingen, opgaven.",
    en="Verify an exercise bank: cases, reference solutions, wrong solutions, descriptions.",
)
LIST = Text(nl="Toon de oefeningen.", en="List the exercises.")
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
    nl="Toon elke fout, de beveiliging en de versie van de oefening.",
    en="Show every failure, the protection and the version of the exercise.",
)
OPT_FORMAT = Text(nl="Tekst, of een rapport voor programma's.", en="Text, or a report for programs.")
OPT_OUT = Text(nl="Map voor de resultaten.", en="Folder for the results.")
OPT_FORCE = Text(nl="Vervang eerdere resultaten in die map.", en="Replace earlier results in that folder.")
OPT_JOBS = Text(nl="Hoeveel inzendingen tegelijk.", en="How many submissions at once.")
OPT_SEARCH = Text(
    nl="Zoek ook zelf naar een verschil met de modeloplossing: zoveel voorbeelden per functie, 200 zonder aantal. Heeft "
    "reference/ en nakijk[teacher] nodig.",
    en="Also search for a difference from the reference solution: so many examples per function, 200 without a number. Needs "
    "reference/ and nakijk[teacher].",
)
OPT_SEARCH_SEED = Text(
    nl="Herhaal de zoektocht met dit begingetal (gewoonlijk 0), of doe een andere.",
    en="Repeat the search of this seed (usually 0), or make another one.",
)
OPT_SEARCH_SECONDS = Text(
    nl="Hoelang er per functie hoogstens gezocht wordt (gewoonlijk 5 seconden).",
    en="How long each function is searched at most (usually 5 seconds).",
)
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
OUTPUT_FAILED = Text(
    nl="de uitvoer kan niet geschreven worden ({reason}).", en="the output cannot be written ({reason})."
)
WAITING = Text(
    nl="Onderbroken: wat bezig is, wordt nog afgewerkt. Nog eens Ctrl-C stopt meteen.",
    en="Interrupted: what has begun is finished first. Ctrl-C again stops at once.",
)
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


def not_a_number(value: str, least: int | None, most: int | None = None) -> Text:
    """A value that is not a whole number, or too small or too large a one."""
    if most is not None:
        return Text(
            nl=f"{value!r} is geen geheel getal van {least} tot {most}.",
            en=f"{value!r} is not a whole number from {least} to {most}.",
        )
    nl = f"{value!r} is geen geheel getal" + (f" vanaf {least}." if least is not None else ".")
    en = f"{value!r} is not a whole number" + (f" of {least} or more." if least is not None else ".")
    return Text(nl, en)


def too_many_arguments(words: str) -> Text:
    """Words on the command line that nothing takes."""
    return Text(nl=f"hier hoort niets meer achter: {words}", en=f"nothing more belongs here: {words}")


def needs_search(option: str) -> Text:
    """An option that says how to search, without the one that says to."""
    return Text(
        nl=f"{option} heeft alleen zin samen met --search.", en=f"{option} only makes sense with --search."
    )


# ---------------------------------------------------------------- what became of it


def unknown_exercise(slug: str, near: Iterable[str], known: Iterable[str]) -> Text:
    """No exercise of this name."""
    listed = ", ".join(known)
    first = Text(
        nl=f"de oefening {slug!r} bestaat niet.",
        en=f"there is no exercise {slug!r}.",
    )
    meant = _meant(first, near)
    return meant if list(near) else Text(f"{meant.nl} Er zijn: {listed}.", f"{meant.en} There are: {listed}.")


def unknown_function(name: str, known: Iterable[str], near: Iterable[str] = ()) -> Text:
    """No function of this name in the exercise; `near` are those that were probably meant."""
    listed = ", ".join(known)
    first = Text(nl=f"de oefening heeft geen functie {name!r}.", en=f"the exercise has no function {name!r}.")
    meant = _meant(first, near)
    return meant if list(near) else Text(f"{meant.nl} Er zijn: {listed}.", f"{meant.en} There are: {listed}.")


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
        nl=f"{file} heeft geen functie van een oefening. Kies de oefening met --exercise: {listed}.",
        en=f"{file} has no function of any exercise. Choose the exercise with --exercise: {listed}.",
    )


EMPTY_FILE = Text(nl="je bestand is leeg.", en="your file is empty.")
ONLY_COMMENTS = Text(nl="je bestand bevat alleen commentaar.", en="your file holds only comments.")


def no_exercise_in_folder(folder: str, known: Iterable[str]) -> Text:
    """No submission in a folder defines a function of any exercise."""
    listed = ", ".join(known)
    return Text(
        nl=f"geen enkel bestand in {folder} heeft een functie van een oefening. Kies de oefening met "
        f"--exercise: {listed}.",
        en=f"no file in {folder} has a function of any exercise. Choose the exercise with --exercise: {listed}.",
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
        nl=f"de oefening {slug} heeft geen opgave in de taal {language!r}.",
        en=f"the exercise {slug} has no description in the language {language!r}.",
    )


def exists_already(file: str) -> Text:
    """`start` never writes over a file."""
    return Text(
        nl=f"{file} bestaat al en blijft zoals het is.", en=f"{file} exists already and stays as it is."
    )


def cannot_write(file: str, reason: Text) -> Text:
    """A file could not be written."""
    text = Text(nl="{file} kan niet geschreven worden ({reason}).", en="{file} cannot be written ({reason}).")
    return text.fill(file=file, reason=reason)


def started(file: str, slug: str, bank: str) -> Text:
    """`start` wrote a file; what to do with it. `bank` is the option to give with it, if any."""
    return Text(
        nl=f"{file} staat klaar. Lees de opgave met: nakijk show {slug}{bank}\n"
        f"Kijk je oplossing na met: nakijk check {file}{bank}",
        en=f"{file} is ready. Read the description with: nakijk show {slug}{bank}\n"
        f"Check your solution with: nakijk check {file}{bank}",
    )


def graded(count: int, right: int, directory: str) -> Text:
    """What a run over a folder did."""
    return Text(
        nl="{count} nagekeken, {right} helemaal juist. Resultaten in {directory}",
        en="{count} graded, {right} all right. Results in {directory}",
    ).fill(count=counting.submissions(count), right=right, directory=directory)


def grading(title: Text, count: int) -> Text:
    """Which exercise, and how many submissions: above the table."""
    return Text(nl="{title} · {count}", en="{title} · {count}").fill(
        title=title, count=counting.submissions(count)
    )


def failed_some(count: int) -> Text:
    """Submissions that could not be graded."""
    return Text(
        nl=f"{{count}} kon{'den' * (count != 1)} niet nagekeken worden: zie de kolom error.",
        en="{count} could not be graded: see the column error.",
    ).fill(count=counting.submissions(count))


def stopped(count: int, directory: str) -> Text:
    """Ctrl-C came before the end."""
    return Text(
        nl="Onderbroken: {count} nagekeken en bewaard in {directory}",
        en="Interrupted: {count} graded and kept in {directory}",
    ).fill(count=counting.submissions(count), directory=directory)


def other_exercise(title: Text) -> Text:
    """A submission has more functions of another exercise than of the one that it is graded on."""
    return Text(
        nl="Dit bestand lijkt op de oefening {title}: het heeft daar meer functies van dan van deze oefening.",
        en="This file looks like the exercise {title}: it has more functions of that one than of this exercise.",
    ).fill(title=title)


def verifying(slug: str) -> Text:
    """Which exercise is being looked at, while it is."""
    return Text(nl=f"{slug} …", en=f"{slug} …")


OURS = Text(
    nl="Er ging iets mis in nakijk zelf. Meld dit met de tekst hieronder.",
    en="Something went wrong in nakijk itself. Please report it with the text below.",
)


def _meant(text: Text, near: Iterable[str]) -> Text:
    first = next(iter(near), None)
    if first is None:
        return text
    return Text(nl=f"{text.nl} Bedoel je {first}?", en=f"{text.en} Did you mean {first}?")
