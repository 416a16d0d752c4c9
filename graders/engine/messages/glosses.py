"""What a beginner may not read in Python's own words for an exception: one short sentence after those words."""

from collections.abc import Mapping

from graders.engine.text import Text

BY_TYPE: Mapping[str, Text] = {
    "AssertionError": Text(
        nl="Deze argumenten zijn wel geldig: je functie keurt te veel af.",
        en="These arguments are valid: your function rejects too much.",
    ),
    "AttributeError": Text(
        nl="De waarde voor het punt heeft niets met die naam.",
        en="The value before the dot has nothing with that name.",
    ),
    "FileNotFoundError": Text(nl="Dat bestand is er hier niet.", en="That file does not exist here."),
    "ImportError": Text(nl="Die naam staat niet in die module.", en="That name is not in that module."),
    "IndexError": Text(nl="Die index bestaat niet.", en="That index does not exist."),
    "KeyError": Text(nl="Die sleutel staat niet in de dictionary.", en="That key is not in the dictionary."),
    "ModuleNotFoundError": Text(
        nl="Die module kun je hier niet gebruiken.", en="That module cannot be used here."
    ),
    "NameError": Text(
        nl="Die naam bestaat daar niet: een tikfout?", en="That name does not exist there: a typo?"
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
"""For every exception of a class of Python's own, if nothing below fits its message."""

# ---------------------------------------------------------------- names

IMPORT = Text(nl="Vergat je import {name} bovenaan?", en="Did you forget import {name} at the top?")
IMPORT_FROM = Text(
    nl="Vergat je from {module} import {name} bovenaan?",
    en="Did you forget from {module} import {name} at the top?",
)
MEANT = Text(nl="Bedoel je {name}?", en="Did you mean {name}?")
NO_VALUE_YET = Text(
    nl="Die variabele heeft daar nog geen waarde.", en="That variable has no value there yet."
)
NO_ATTRIBUTE = Text(nl="{noun} heeft niets met de naam {name}.", en="{noun} has nothing called {name}.")
MODULE = Text(nl="De module {module} heeft geen {name}.", en="The module {module} has no {name}.")

# ---------------------------------------------------------------- None, functions, types

NONE_INSIDE = Text(
    nl="Een van de waarden is None: vergat een functie return?",
    en="One of the values is None: did a function forget return?",
)
NONE_BEFORE_DOT = Text(
    nl="Voor het punt staat None: vergat een functie return, of is het de uitkomst van append of sort?",
    en="There is None before the dot: did a function forget return, or is it the result of append or sort?",
)
FUNCTION_ITSELF = Text(
    nl="Daar staat een functie zelf: vergat je de ronde haakjes erachter?",
    en="That is a function itself: did you forget the parentheses after it?",
)
ROUND = Text(
    nl="Een functie roep je aan met ronde haakjes: f(…), niet f[…].",
    en="Call a function with parentheses: f(…), not f[…].",
)
TYPE_ITSELF = Text(
    nl="Daar staat de naam van een type (zoals str of list) in plaats van een waarde.",
    en="That is the name of a type (such as str or list) instead of a value.",
)
NOT_CALLABLE = Text(
    nl="Voor de haakjes staat geen functie: gaf je een variabele de naam van een functie, of ontbreekt er een "
    "bewerking (zoals *)?",
    en="What stands before the parentheses is not a function: did you give a variable the name of a function, or is an "
    "operator (such as *) missing?",
)
SQUARE = Text(
    nl="Een element neem je met vierkante haken: x[…]. Of gaf je een variabele de naam van een functie?",
    en="Take an element with square brackets: x[…]. Or did you give a variable the name of a function?",
)
MODULE_CALLED = Text(
    nl="Dat is een hele module: noem ook de functie erin, zoals in random.choice(…).",
    en="That is a whole module: name the function in it too, as in random.choice(…).",
)
RAISE_TYPE = Text(
    nl="Na raise hoort een soort fout: raise {type}('…').",
    en="After raise comes a kind of error: raise {type}('…').",
)

# ---------------------------------------------------------------- operators

TEXT_PLUS = Text(
    nl="Met + plak je alleen teksten aan elkaar: zet de andere waarde om met str(…).",
    en="With + you can only join strings: convert the other value with str(…).",
)
JOIN = Text(
    nl="Met join plak je alleen teksten aan elkaar: zet elk element om met str(…).",
    en="With join you can only join strings: convert each element with str(…).",
)
TEXT_AS_NUMBER = Text(
    nl="Een tekst is geen getal: zet die om met int(…).",
    en="A string is not a number: convert it with int(…).",
)
LIST_PLUS = Text(
    nl="Met + plak je alleen lijsten aan elkaar: gebruik append, of zet vierkante haken rond de waarde.",
    en="With + you can only join lists: use append, or put square brackets around the value.",
)
NUMBER_AND_TEXT = Text(
    nl="Je rekent met een getal en een tekst: zet de tekst om met int(…).",
    en="You calculate with a number and a string: convert the string with int(…).",
)
OPERANDS = Text(
    nl="{operator} werkt niet tussen {one} en {other}.",
    en="{operator} does not work between {one} and {other}.",
)
COMPARED = Text(
    nl="{one} en {other} kun je niet vergelijken met {operator}.",
    en="{one} and {other} cannot be compared with {operator}.",
)
TIMES_TEXT = Text(
    nl="Een tekst of lijst herhaal je alleen met een geheel getal: vergat je int(…)?",
    en="A string or list can only be repeated a whole number of times: did you forget int(…)?",
)
PERCENT = Text(
    nl="Links van % staat een tekst: zet die om met int(…).",
    en="There is a string to the left of %: convert it with int(…).",
)

# ---------------------------------------------------------------- whole numbers, indices, elements

NEEDS_INTEGER = Text(
    nl="Hier hoort een geheel getal: vergat je len(…) of int(…)?",
    en="A whole number is needed here: did you forget len(…) or int(…)?",
)
FLOAT_AS_INTEGER = Text(
    nl="Hier hoort een geheel getal: gebruik // in plaats van /, of int(…).",
    en="A whole number is needed here: use // instead of /, or int(…).",
)
INDEX_TYPE = Text(
    nl="Een index is een geheel getal: gebruik je het element zelf als index?",
    en="An index is a whole number: do you use the element itself as the index?",
)
INDEX_FLOAT = Text(
    nl="Een index is een geheel getal: gebruik // in plaats van /, of int(…).",
    en="An index is a whole number: use // instead of /, or int(…).",
)
INDEX_PAIR = Text(
    nl="Een element van een lijst in een lijst neem je met x[i][j], niet met x[i, j].",
    en="Take an element of a list in a list with x[i][j], not with x[i, j].",
)
NUMBER_LOOP = Text(
    nl="Een getal kun je niet doorlopen: vergat je range(…)?",
    en="You cannot loop over a number: did you forget range(…)?",
)
NUMBER_PARTS = Text(
    nl="Een getal heeft geen elementen of lengte: zet je het eerst om met str(…), of bedoel je een andere variabele?",
    en="A number has no elements or length: convert it with str(…) first, or did you mean another variable?",
)
IN_NUMBER = Text(
    nl="Na in hoort een tekst, een lijst of iets anders met elementen, geen getal.",
    en="After in comes a string, a list or something else with elements, not a number.",
)
NO_INDEX = Text(
    nl="{noun} heeft geen volgorde, dus geen index.", en="{noun} has no order, so it has no indices."
)
UNCHANGEABLE = Text(
    nl="{noun} kun je niet wijzigen: maak een nieuwe waarde.",
    en="{noun} cannot be changed: make a new value.",
)
UNHASHABLE = Text(
    nl="{noun} kan geen sleutel van een dictionary of element van een verzameling zijn: maak er een tuple van.",
    en="{noun} cannot be a key of a dictionary or an element of a set: make it a tuple.",
)
CHANGED_SIZE = Text(
    nl="Je wijzigt iets terwijl je het doorloopt: doorloop een kopie, zoals list(…).",
    en="You change something while looping over it: loop over a copy, such as list(…).",
)
LAST_INDEX = Text(
    nl="Die index bestaat niet: de eerste is 0, de laatste len(…) - 1.",
    en="That index does not exist: the first is 0, the last is len(…) - 1.",
)
APPEND = Text(
    nl="Die plaats bestaat nog niet in de lijst: voeg toe met append.",
    en="That place does not exist in the list yet: add to it with append.",
)
NO_THREADS = Text(
    nl="Een oplossing mag hier geen threads starten.", en="A solution may not start threads here."
)
EMPTY = Text(nl="Er zit niets (meer) in.", en="There is nothing (left) in it.")

# ---------------------------------------------------------------- values, arguments

NO_INTEGER = Text(nl="Die tekst is geen geheel getal.", en="That string is not a whole number.")
NO_FLOAT = Text(nl="Die tekst is geen getal.", en="That string is not a number.")
NOT_FOUND = Text(nl="Wat je zoekt, staat er niet in.", en="What you are looking for is not in it.")
UNPACK_FEW = Text(
    nl="Er zijn minder waarden dan namen om ze in te bewaren.",
    en="There are fewer values than names to keep them in.",
)
UNPACK_MANY = Text(
    nl="Er zijn meer waarden dan namen om ze in te bewaren.",
    en="There are more values than names to keep them in.",
)
TOO_FEW_ARGUMENTS = Text(
    nl="Je roept een functie aan met te weinig argumenten.", en="You call a function with too few arguments."
)
TOO_MANY_ARGUMENTS = Text(
    nl="Je roept een functie aan met te veel argumenten.", en="You call a function with too many arguments."
)
