"""What is said of an outcome that is not what a case demands, and the remarks beside it.

Sentences begin with a capital; the clauses that stand beside a value do not.
"""

from collections.abc import Mapping

from graders.engine.text import Text

# ---------------------------------------------------------------- return and print

RETURNS = Text(nl="je functie geeft {what}", en="your function returns {what}")
PRINTS_ANSWER = Text(
    nl="je functie drukt het juiste antwoord af, maar geeft het niet terug: gebruik return, geen print",
    en="your function prints the right answer, but does not return it: use return, not print",
)
PRINTS_SOMETHING = Text(
    nl="je functie drukt iets af, maar geeft niets terug: vergat je return?",
    en="your function prints something, but returns nothing: did you forget return?",
)
RETURNS_OUTPUT = Text(
    nl="je functie geeft de tekst terug, maar moet hem afdrukken: gebruik print",
    en="your function returns the text, but must print it: use print",
)
ALSO_PRINTS = Text(
    nl="Je functie drukt ook iets af; dat is hier niet nodig.",
    en="Your function also prints something; that is not needed here.",
)

# ---------------------------------------------------------------- output

PRINTS_NOTHING = Text(nl="je functie drukt niets af", en="your function prints nothing")
LINE_OTHER = Text(
    nl="verschil op regel {line} van de uitvoer: {actual} in plaats van {expected}",
    en="differs on line {line} of the output: {actual} instead of {expected}",
)
LINE_DETAIL = Text(
    nl="verschil op regel {line} van de uitvoer: {what}", en="differs on line {line} of the output: {what}"
)
LINE_MISSING = Text(
    nl="regel {line} van de uitvoer ontbreekt: {expected}",
    en="line {line} of the output is missing: {expected}",
)
LINE_EXTRA = Text(
    nl="regel {line} van de uitvoer is te veel: {actual}",
    en="line {line} of the output should not be there: {actual}",
)
BLANK_EXTRA = Text(
    nl="achteraan in de uitvoer staat een lege regel te veel",
    en="there is an empty line too many at the end of the output",
)
BLANK_MISSING = Text(
    nl="achteraan in de uitvoer ontbreekt een lege regel",
    en="an empty line is missing at the end of the output",
)
LINES_OTHERWISE = Text(
    nl="de uitvoer is anders over regels verdeeld", en="the output is divided otherwise over its lines"
)

# ---------------------------------------------------------------- a demanded exception

NO_EXCEPTION = Text(
    nl="Je functie werpt hier geen {type} op, en dat moet wel.",
    en="Your function must raise {type} here, and does not.",
)
RETURNS_EXCEPTION = Text(
    nl="Je functie geeft een {type} terug in plaats van die op te werpen: gebruik raise.",
    en="Your function returns {type} instead of raising it: use raise.",
)
PRINTS_MESSAGE = Text(
    nl="Je functie drukt de boodschap af in plaats van een {type} op te werpen: gebruik raise of assert.",
    en="Your function prints the message instead of raising {type}: use raise or assert.",
)
RETURNS_MESSAGE = Text(
    nl="Je functie geeft de boodschap terug in plaats van een {type} op te werpen: gebruik raise of assert.",
    en="Your function returns the message instead of raising {type}: use raise or assert.",
)
OTHER_EXCEPTION = Text(
    nl="Je functie werpt{line} een {actual} op in plaats van een {expected}.",
    en="Your function raises {actual}{line} instead of {expected}.",
)
OWN_EXCEPTION = Text(
    nl="Je functie werpt een eigen klasse {type} op; de {type} van Python zelf is bedoeld.",
    en="Your function raises a class {type} of its own; the {type} of Python itself is meant.",
)
NO_MESSAGE = Text(nl="de {type} heeft geen boodschap", en="the {type} has no message")
UNREADABLE_MESSAGE = Text(
    nl="de boodschap van de {type} kon niet gelezen worden", en="the message of the {type} could not be read"
)
OTHER_MESSAGE = Text(nl="verschil in de boodschap: {what}", en="the message differs: {what}")

# ---------------------------------------------------------------- an exception that nobody demands

RAISED = Text(
    nl="Je functie werpt{line} een {type} op{message}.", en="Your function raises {type}{line}{message}."
)
RAISED_MESSAGE = Text(nl=": {message}", en=": {message}")
ON_LINE = Text(nl=" op regel {line}", en=" on line {line}")
IN_FILE = Text(nl=" op regel {line} van {file}", en=" on line {line} of {file}")
RAISED_ON_LINE = Text(nl="opgeworpen op regel {line}", en="raised on line {line}")
RAISED_IN_FILE = Text(nl="opgeworpen op regel {line} van {file}", en="raised on line {line} of {file}")

EXPLAINED: Mapping[str, Text] = {
    "AssertionError": Text(
        nl="Deze argumenten zijn wel geldig: je functie keurt te veel af.",
        en="These arguments are valid: your function rejects too much.",
    ),
    "AttributeError": Text(
        nl="De waarde voor het punt heeft niets met die naam.",
        en="The value before the dot has nothing of that name.",
    ),
    "FileNotFoundError": Text(nl="Dat bestand is er hier niet.", en="That file is not there."),
    "IndexError": Text(nl="Die index bestaat niet.", en="That index does not exist."),
    "KeyError": Text(nl="Die sleutel staat niet in de dictionary.", en="That key is not in the dictionary."),
    "ModuleNotFoundError": Text(
        nl="Die module is hier niet te gebruiken.", en="That module cannot be used here."
    ),
    "NameError": Text(
        nl="Die naam bestaat daar niet: een tikfout?", en="That name does not exist there: a typing error?"
    ),
    "NotImplementedError": Text(
        nl="Dit deel van je functie is nog niet geschreven.",
        en="This part of your function is not written yet.",
    ),
    "PermissionError": Text(nl="Dat mag een oplossing hier niet.", en="A solution may not do that here."),
    "UnboundLocalError": Text(
        nl="Die variabele heeft daar nog geen waarde.", en="That variable has no value there yet."
    ),
    "ZeroDivisionError": Text(nl="Je deelt door nul.", en="You divide by zero."),
}
"""What a beginner may not read in Python's own words, after the sentence that quotes them."""

NONE_INSIDE = Text(
    nl="Een van de waarden is None: vergat een functie return?",
    en="One of the values is None: did a function forget return?",
)
RECURSION = Text(
    nl="Je functie blijft zichzelf aanroepen{line}: eindeloze recursie? Ga na wanneer ze stopt.",
    en="Your function keeps calling itself{line}: endless recursion? Check when it stops.",
)
SIGNATURE = Text(
    nl="Je functie kan niet met {count} aangeroepen worden. Python zegt: {message}.",
    en="Your function cannot be called with {count}. Python says: {message}.",
)
ONE_ARGUMENT = Text(nl="1 argument", en="1 argument")
ARGUMENTS = Text(nl="{count} argumenten", en="{count} arguments")
EXITS = Text(
    nl="Je functie sluit het programma af{line} (exit of quit): gebruik return.",
    en="Your function ends the program{line} (exit or quit): use return.",
)

# ---------------------------------------------------------------- input

ASKED = Text(
    nl="Je functie vraagt om invoer (input), maar hier typt niemand iets: gebruik de parameters.",
    en="Your function asks for input, but nobody types here: use the parameters.",
)
ASKED_MORE = Text(
    nl="Je functie vraagt om nog een regel nadat de {count} getypte regels gelezen zijn.",
    en="Your function asks for another line after the {count} typed lines were read.",
)
ASKED_MORE_THAN_ONE = Text(
    nl="Je functie vraagt om nog een regel nadat de enige getypte regel gelezen is.",
    en="Your function asks for another line after the only typed line was read.",
)
UNREAD = Text(
    nl="Je functie stopt terwijl er nog {count} getypte regels te lezen zijn.",
    en="Your function stops while {count} typed lines are still to be read.",
)
UNREAD_ONE = Text(
    nl="Je functie stopt terwijl er nog een getypte regel te lezen is.",
    en="Your function stops while one typed line is still to be read.",
)

# ---------------------------------------------------------------- no answer

TOO_SLOW = Text(
    nl="Je functie geeft na {seconds} s nog geen antwoord{busy}. Stopt elke lus?",
    en="Your function gives no answer after {seconds} s{busy}. Does every loop end?",
)
WAITED = Text(
    nl="Je functie wacht ergens op en geeft na {seconds} s nog geen antwoord{busy}.",
    en="Your function waits for something and gives no answer after {seconds} s{busy}.",
)
BUSY = Text(nl=" (ze is dan op regel {line})", en=" (it is then on line {line})")
BUSY_ON_LINE = Text(nl="bezig op regel {line}", en="busy on line {line}")
TOO_MUCH_MEMORY = Text(
    nl="Je functie heeft meer dan {memory_mb} MB geheugen nodig: groeit er iets zonder einde?",
    en="Your function needs more than {memory_mb} MB of memory: does something grow without end?",
)
TOO_MUCH_OUTPUT = Text(
    nl="Je functie drukt meer dan {output_kb} kB af: staat er een print in een lus die niet stopt?",
    en="Your function prints more than {output_kb} kB: is there a print in a loop that does not end?",
)
OUTPUT_CUT = Text(
    nl="Je functie drukt te veel af om na te kijken.", en="Your function prints too much to check."
)
CRASHED = Text(
    nl="Het proces viel weg tijdens deze aanroep ({how}).", en="The process ended during this call ({how})."
)
CRASHED_DEEP = Text(
    nl="Python zelf liep vast tijdens deze aanroep ({how}): roept je functie zichzelf heel vaak aan?",
    en="Python itself crashed during this call ({how}): does your function call itself very often?",
)
NO_SIGNAL = Text(nl="oorzaak onbekend", en="cause unknown")
TAMPERED = Text(
    nl="Je code antwoordde buiten het protocol om; dat telt niet als antwoord.",
    en="Your code answered outside the protocol; that does not count as an answer.",
)
MISSING = Text(
    nl="De functie {name} bestaat niet in je bestand.", en="There is no function {name} in your file."
)
NOT_CALLABLE = Text(
    nl="De naam {name} is in je bestand geen functie.", en="The name {name} is no function in your file."
)
NO_OUTCOME = Text(
    nl="Er is geen uitkomst om na te kijken; dat ligt aan ons.",
    en="There is no outcome to check; that is a fault of ours.",
)
NOT_CHECKED = Text(
    nl="De controlefunctie kon dit antwoord niet nakijken; dat ligt aan ons.",
    en="The checker could not judge this answer; that is a fault of ours.",
)

# ---------------------------------------------------------------- arguments and replaced functions

ARGUMENT = Text(
    nl="na de aanroep is argument {place} anders: {what}",
    en="after the call argument {place} is different: {what}",
)
CHANGED = Text(
    nl="Je functie wijzigt argument {place}: voor de aanroep {before}, erna {after}.",
    en="Your function changes argument {place}: {before} before the call, {after} after it.",
)
SAME_OBJECT = Text(
    nl="Je functie geeft argument {place} zelf terug; maak een nieuwe waarde.",
    en="Your function returns argument {place} itself; make a new value.",
)
CALLED_TOO_OFTEN = Text(
    nl="Je functie roept {name} {count} aan; hier is dat {ready} nodig.",
    en="Your function calls {name} {count}; here that is needed {ready}.",
)
ONCE = Text(nl="1 keer", en="once")
TIMES = Text(nl="{count} keer", en="{count} times")
NEVER_CALLED = Text(nl="Je functie roept {name} niet aan.", en="Your function does not call {name}.")
