"""What is said of an outcome that is not what a case demands, and the remarks beside it.

Sentences begin with a capital; the clauses that stand beside a value do not.
"""

from collections.abc import Mapping

from graders.engine.text import Text

# ---------------------------------------------------------------- return and print

PRINTS_ANSWER = Text(
    nl="je functie toont het juiste antwoord met print, maar geeft het niet terug: gebruik return",
    en="your function prints the right answer, but does not return it: use return",
)
PRINTS_SOMETHING = Text(
    nl="je functie toont iets met print, maar geeft hier niets terug (None): komt elke weg door je functie bij een return?",
    en="your function prints something, but returns nothing here (None): does every path through it reach a return?",
)
RETURNS_OUTPUT = Text(
    nl="je functie geeft de tekst terug, maar moet die tonen: gebruik print",
    en="your function returns the text, but must print it: use print",
)
ALSO_PRINTS = Text(
    nl="Je functie toont ook iets met print; dat is hier niet nodig.",
    en="Your function also prints something; that is not needed here.",
)

# ---------------------------------------------------------------- output

PRINTS_NOTHING = Text(
    nl="je functie toont niets: gebruik print", en="your function prints nothing: use print"
)
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
    en="there is an extra empty line at the end of the output",
)
BLANK_MISSING = Text(
    nl="achteraan in de uitvoer ontbreekt een lege regel",
    en="an empty line is missing at the end of the output",
)
LINES_OTHERWISE = Text(
    nl="de uitvoer is anders over de regels verdeeld", en="the output is split into lines differently"
)

# ---------------------------------------------------------------- a demanded exception

NO_EXCEPTION = Text(
    nl="Je functie moet hier een {type} opwerpen, maar doet dat niet.",
    en="Your function must raise {type} here, but does not.",
)
RETURNS_EXCEPTION = Text(
    nl="Je functie geeft een {type} terug in plaats van die op te werpen: gebruik raise.",
    en="Your function returns {type} instead of raising it: use raise.",
)
PRINTS_MESSAGE = Text(
    nl="Je functie toont de boodschap met print in plaats van een {type} op te werpen: gebruik raise of assert.",
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
    nl="Je functie werpt een eigen klasse {type} op, maar moet de {type} van Python zelf opwerpen.",
    en="Your function raises its own class {type}, but must raise Python's {type}.",
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

RECURSION = Text(
    nl="{who} blijft zichzelf aanroepen{line}{values}: eindeloze recursie? Ga na wanneer dat stopt.",
    en="{who} keeps calling itself{line}{values}: endless recursion? Check when that stops.",
)
WITH = Text(nl=" met {values}", en=" with {values}")
WITH_THE_SAME = Text(nl=", telkens met {values}", en=", each time with {values}")
YOUR_FUNCTION = Text(nl="Je functie", en="Your function")
SIGNATURE = Text(
    nl="Je functie kan niet met {count} aangeroepen worden. Python zegt: {message}.",
    en="Your function cannot be called with {count}. Python says: {message}.",
)
ONE_ARGUMENT = Text(nl="1 argument", en="1 argument")
ARGUMENTS = Text(nl="{count} argumenten", en="{count} arguments")
EXITS = Text(
    nl="Je functie sluit het programma af{line} (exit of quit): gebruik return.",
    en="Your function exits the program{line} (exit or quit): use return.",
)

# ---------------------------------------------------------------- input

ASKED = Text(
    nl="Je functie vraagt om invoer (input), maar hier typt niemand iets: gebruik de parameters.",
    en="Your function asks for input, but nobody is typing here: use the parameters.",
)
ASKED_MORE = Text(
    nl="Je functie vraagt nog om invoer als alle {count} getypte regels al gelezen zijn.",
    en="Your function asks for more input after all {count} typed lines have been read.",
)
ASKED_MORE_THAN_ONE = Text(
    nl="Je functie vraagt nog om invoer als de enige getypte regel al gelezen is.",
    en="Your function asks for more input after the only typed line has been read.",
)
DEBUGS = Text(
    nl="Je functie start de debugger (breakpoint of pdb), maar hier typt niemand iets: haal dat weg.",
    en="Your function starts the debugger (breakpoint or pdb), but nobody is typing here: take that out.",
)
UNREAD = Text(
    nl="Je functie stopt terwijl er nog {count} getypte regels te lezen zijn.",
    en="Your function stops while there are still {count} typed lines to read.",
)
UNREAD_ONE = Text(
    nl="Je functie stopt terwijl er nog een getypte regel te lezen is.",
    en="Your function stops while there is still a typed line to read.",
)

# ---------------------------------------------------------------- no answer

TOO_SLOW = Text(
    nl="Je functie geeft na {seconds} s nog geen antwoord{busy}. Stopt elke lus?",
    en="Your function has no answer after {seconds} s{busy}. Does every loop end?",
)
WAITED = Text(
    nl="Je functie wacht ergens op en geeft na {seconds} s nog geen antwoord{busy}.",
    en="Your function is waiting for something and has no answer after {seconds} s{busy}.",
)
BUSY = Text(nl=" (bezig op regel {line})", en=" (busy on line {line})")
BUSY_ON_LINE = Text(nl="bezig op regel {line}", en="busy on line {line}")
GOES_ON = Text(
    nl="{who} blijft bezig op regel {line} ({source}): {what}.",
    en="{who} keeps going on line {line} ({source}): {what}.",
)
GOES_ON_SOMEHOW = Text(
    nl="{who} blijft bezig op regel {line} ({source}). Wanneer stopt die lus?",
    en="{who} keeps going on line {line} ({source}). When does that loop end?",
)
IS_AND_STAYS = Text(nl="{name} is en blijft {value}", en="{name} is and stays {value}")
STAYS = Text(nl="{name} blijft {value}", en="{name} stays {value}")
CHANGES: Mapping[str, Text] = {
    "up": Text(nl="{name} wordt steeds groter", en="{name} keeps getting larger"),
    "down": Text(nl="{name} wordt steeds kleiner", en="{name} keeps getting smaller"),
    "longer": Text(nl="{name} wordt steeds langer", en="{name} keeps getting longer"),
    "shorter": Text(nl="{name} wordt steeds korter", en="{name} keeps getting shorter"),
    "other": Text(nl="{name} verandert telkens", en="{name} keeps changing"),
}
AND = Text(nl=" en ", en=" and ")
TOO_MUCH_MEMORY = Text(
    nl="Je functie heeft meer dan {memory_mb} MB geheugen nodig{busy}: blijft {name} groeien?",
    en="Your function needs more than {memory_mb} MB of memory{busy}: does {name} keep growing?",
)
SOMETHING = Text(nl="er iets", en="something")
TOO_MUCH_OUTPUT = Text(
    nl="Je functie toont meer dan {output_kb} kB met print: staat er een print in een lus die niet stopt?",
    en="Your function prints more than {output_kb} kB: is there a print in a loop that does not end?",
)
OUTPUT_CUT = Text(
    nl="Je functie toont te veel met print om na te kijken.", en="Your function prints too much to check."
)
CRASHED = Text(
    nl="Je programma viel weg tijdens deze aanroep ({how}).",
    en="Your program ended abruptly during this call ({how}).",
)
CRASHED_DEEP = Text(
    nl="Python zelf liep vast tijdens deze aanroep ({how}): roept je functie zichzelf heel vaak aan?",
    en="Python itself crashed during this call ({how}): does your function call itself very many times?",
)
NO_SIGNAL = Text(nl="oorzaak onbekend", en="cause unknown")
FORBIDDEN = Text(
    nl="Je code vroeg het systeem om iets wat geen oplossing nodig heeft, en is daarom stopgezet.",
    en="Your code asked the system for something that no solution needs, and was stopped for it.",
)
TOO_MANY_THREADS = Text(
    nl="Je code startte te veel threads tegelijk, en is daarom stopgezet.",
    en="Your code started too many threads at a time, and was stopped for it.",
)
TAMPERED = Text(
    nl="Je code antwoordde buiten het protocol om; dat telt niet als antwoord.",
    en="Your code answered outside the protocol; that does not count as an answer.",
)
MISSING = Text(
    nl="De functie {name} bestaat niet in je bestand.", en="There is no function {name} in your file."
)
NOT_CALLABLE = Text(
    nl="De naam {name} is in je bestand geen functie.", en="In your file, {name} is not a function."
)
NO_OUTCOME = Text(
    nl="Er is geen uitkomst om na te kijken; dat ligt aan ons.",
    en="There is no outcome to check; that is our fault.",
)
NOT_CHECKED = Text(
    nl="De controlefunctie kon dit antwoord niet nakijken; dat ligt aan ons.",
    en="The checker could not judge this answer; that is our fault.",
)

# ---------------------------------------------------------------- arguments and replaced functions

ARGUMENT = Text(
    nl="na de aanroep klopt argument {place} niet: {what}",
    en="after the call, argument {place} is not right: {what}",
)
CHANGED = Text(
    nl="Je functie wijzigt argument {place}: voor de aanroep {before}, erna {after}.",
    en="Your function changes argument {place}: {before} before the call, {after} after it.",
)
CHANGED_AT = Text(
    nl="Je functie wijzigt argument {place}{where}: {what}.",
    en="Your function changes argument {place}{where}: {what}.",
)
AT = Text(nl=" {way}", en=" {way}")
BECAME = Text(nl="{before} werd {after}", en="{before} became {after}")
ADDED = Text(nl="{value} kwam erbij", en="{value} was added")
REMOVED = Text(nl="{value} verdween", en="{value} was removed")
SOME_ADDED = Text(
    nl="{count} elementen kwamen erbij, vanaf {value}",
    en="{count} elements were added, starting with {value}",
)
SOME_REMOVED = Text(
    nl="{count} elementen verdwenen, vanaf {value}", en="{count} elements were removed, starting with {value}"
)
KEY_ADDED = Text(nl="sleutel {value} kwam erbij", en="key {value} was added")
KEY_REMOVED = Text(nl="sleutel {value} verdween", en="key {value} was removed")
SAME_OBJECT = Text(
    nl="Je functie geeft argument {place} zelf terug, en dat is geen kopie: maak een nieuwe waarde.",
    en="Your function returns argument {place} itself, which is not a copy: make a new value.",
)
CALLED_TOO_OFTEN = Text(
    nl="Je functie roept {name} {count} aan, maar hier mag dat {ready}.",
    en="Your function calls {name} {count}, but here {ready}.",
)
TIMES = Text(nl="{count} keer", en="{count} times")
ONCE = Text(nl="1 keer", en="once")
MOST_TIMES = Text(nl="maar {count} keer", en="only {count} calls are allowed")
MOST_ONCE = Text(nl="maar 1 keer", en="only one call is allowed")
NOT_AT_ALL = Text(nl="niet", en="no call is allowed")
NEVER_CALLED = Text(nl="Je functie roept {name} niet aan.", en="Your function does not call {name}.")
