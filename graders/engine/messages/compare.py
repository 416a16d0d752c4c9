"""What is said of a value that is not what was expected: clauses without capital or full stop."""

from __future__ import annotations

from collections.abc import Mapping

from graders.engine.text import Text, same

# ---------------------------------------------------------------- kinds of values

NOUNS: Mapping[str, Text] = {
    "None": same("None"),
    "bool": Text(nl="een booleaanse waarde (bool)", en="a boolean (bool)"),
    "int": Text(nl="een geheel getal (int)", en="a whole number (int)"),
    "float": Text(nl="een kommagetal (float)", en="a decimal number (float)"),
    "complex": Text(nl="een complex getal (complex)", en="a complex number (complex)"),
    "str": Text(nl="een tekst (str)", en="a string (str)"),
    "list": Text(nl="een lijst (list)", en="a list"),
    "tuple": Text(nl="een tuple", en="a tuple"),
    "set": Text(nl="een verzameling (set)", en="a set"),
    "frozenset": Text(nl="een frozenset", en="a frozenset"),
    "dict": Text(nl="een dictionary (dict)", en="a dictionary (dict)"),
    "bytes": Text(nl="een bytes-waarde", en="a bytes value"),
    "bytearray": Text(nl="een bytearray", en="a bytearray"),
    "range": Text(nl="een range", en="a range"),
    "ellipsis": same("Ellipsis"),
    "generator": Text(nl="een generator", en="a generator"),
    "function": Text(nl="een functie", en="a function"),
    "cycle": Text(nl="een verwijzing naar de waarde zelf", en="a reference to the value itself"),
}
"""Kinds of values (as `values/nodes.kind` names them) with an article and Python's name."""

THE: Mapping[str, Text] = {
    "bool": Text(nl="de booleaanse waarde {shown}", en="the boolean {shown}"),
    "int": Text(nl="het gehele getal {shown}", en="the whole number {shown}"),
    "float": Text(nl="het kommagetal {shown}", en="the decimal number {shown}"),
    "complex": Text(nl="het complexe getal {shown}", en="the complex number {shown}"),
    "str": Text(nl="de tekst {shown}", en="the string {shown}"),
    "list": Text(nl="de lijst {shown}", en="the list {shown}"),
    "tuple": Text(nl="de tuple {shown}", en="the tuple {shown}"),
    "set": Text(nl="de verzameling {shown}", en="the set {shown}"),
    "dict": Text(nl="de dictionary {shown}", en="the dictionary {shown}"),
}
"""A value by its kind, inside a larger value."""

OBJECT = Text(nl="een object van de klasse {name}", en="an object of the class {name}")
SUBCLASS = Text(nl="een waarde van de klasse {name}", en="a value of the class {name}")
OTHER = Text(nl="een andere waarde", en="another value")

# ---------------------------------------------------------------- where

AT = Text(nl="verschil {where}: {what}", en="differs {where}: {what}")
INDEX = Text(nl="op index {index}", en="at index {index}")
KEY = Text(nl="bij sleutel {key}", en="at key {key}")
CONTENT = Text(nl="in de inhoud", en="in its content")
LEFT_OUT = same("…")

# ---------------------------------------------------------------- values and types

VALUE = Text(nl="{actual} in plaats van {expected}", en="{actual} instead of {expected}")
NO_RETURN = Text(
    nl="je functie geeft hier niets terug (None): komt elke weg door je functie bij een return?",
    en="your function returns nothing here (None): does every path through it reach a return?",
)
NOT_NONE = Text(
    nl="hier moet je functie niets (None) teruggeven", en="your function should return nothing (None) here"
)

# In these, {back} stands where Dutch puts "terug" when the clause becomes a sentence on what a function returns.

RETURNS = Text(nl="je functie geeft {what}", en="your function returns {what}")
BACK = Text(nl=" terug", en="")
TYPE = Text(nl="{actual}{back} in plaats van {expected}", en="{actual}{back} instead of {expected}")
RIGHT_VALUE = Text(
    nl="de juiste waarde{back}, maar als {actual} in plaats van {expected}",
    en="the right value{back}, but as {actual} instead of {expected}",
)
SPACED_VALUE = Text(
    nl="{actual}{back} in plaats van {expected}, en met witruimte te veel",
    en="{actual}{back} instead of {expected}, and with extra white space",
)
RIGHT_ELEMENTS = Text(
    nl="de juiste elementen{back}, maar als {actual} in plaats van {expected}",
    en="the right elements{back}, but as {actual} instead of {expected}",
)
LAZY = Text(
    nl="{actual}{back} in plaats van {expected}: verzamel de waarden met {collector}",
    en="{actual}{back} instead of {expected}: collect the values with {collector}",
)
FUNCTION = Text(
    nl="een functie zelf{back} in plaats van het resultaat ervan: vergat je haakjes achter een naam?",
    en="a function itself{back} instead of its result: did you forget parentheses after a name?",
)
WRAPPED_TUPLE = Text(
    nl="een tuple{back} met de juiste waarde erin: staat er ergens een komma te veel?",
    en="a tuple{back} with the right value in it: is there a comma too many somewhere?",
)
WRAPPED = Text(nl="{noun}{back} met de juiste waarde erin", en="{noun}{back} with the right value in it")
UNWRAPPED = Text(
    nl="de juiste waarde zelf{back}, in plaats van {noun} met die waarde erin",
    en="the right value itself{back}, instead of {noun} with that value in it",
)
PIECES = Text(
    nl="de juiste tekens{back}, maar los in {noun} in plaats van samen in één tekst",
    en="the right characters{back}, but separately in {noun} instead of together in one string",
)
JOINED = Text(
    nl="de juiste tekens{back}, maar samen in één tekst in plaats van los in {noun}",
    en="the right characters{back}, but together in one string instead of separately in {noun}",
)
CUT: Mapping[str, Text] = {
    "items": Text(
        nl="de waarde heeft te veel onderdelen om na te kijken", en="the value has too many parts to check"
    ),
    "depth": Text(
        nl="de waarde zit te diep in elkaar om na te kijken", en="the value is nested too deeply to check"
    ),
    "size": Text(nl="de waarde is te groot om na te kijken", en="the value is too large to check"),
    "memory": Text(nl="de waarde is te groot om na te kijken", en="the value is too large to check"),
}
"""A value that was cut off, by the reason the worker gives."""

CUT_OTHERWISE = Text(nl="de waarde kon niet gelezen worden", en="the value could not be read")

# ---------------------------------------------------------------- numbers

SIGN = Text(
    nl="{actual} in plaats van {expected}: het teken is omgekeerd",
    en="{actual} instead of {expected}: the sign is reversed",
)
DIGIT = Text(
    nl="cijfer {place} (van {count}) is {actual} in plaats van {expected}",
    en="digit {place} (of {count}) is {actual} instead of {expected}",
)
DIGITS = Text(
    nl="een getal met {actual} cijfers in plaats van {expected}",
    en="a number with {actual} digits instead of {expected}",
)
PRECISION = Text(
    nl="alleen de eerste {place} cijfers zijn juist: reken je ergens met kommagetallen?",
    en="only the first {place} digits are right: do you calculate with decimal numbers somewhere?",
)
HUGE = Text(nl="een ander getal met heel veel cijfers", en="another number with very many digits")
ROUNDED = Text(
    nl="te sterk afgerond: {actual} in plaats van {expected}",
    en="rounded too much: {actual} instead of {expected}",
)
NOT_ROUNDED = Text(
    nl="niet afgerond: {actual} in plaats van {expected}", en="not rounded: {actual} instead of {expected}"
)

# ---------------------------------------------------------------- texts

CASE = Text(
    nl="alleen hoofdletters en kleine letters verschillen (op index {index}: {actual} in plaats van {expected})",
    en="only upper and lower case differ (at index {index}: {actual} instead of {expected})",
)
CASE_ONLY = Text(
    nl="alleen hoofdletters en kleine letters verschillen", en="only upper and lower case differ"
)
CASE_AND_PIECE = Text(
    nl="op index {index} staat {actual} in plaats van {expected}, en {piece}",
    en="{actual} instead of {expected} at index {index}, and {piece}",
)
CASES_AND_PIECE = Text(
    nl="hoofdletters en kleine letters verschillen, en {piece}", en="upper and lower case differ, and {piece}"
)
WHITE_SPACE = Text(
    nl="alleen de witruimte verschilt (vanaf index {index}: {actual} in plaats van {expected})",
    en="only the white space differs (from index {index}: {actual} instead of {expected})",
)
EXTRA_FRONT = Text(nl="vooraan {stands} {piece} te veel", en="{extra} at the start")
EXTRA_BACK = Text(nl="achteraan {stands} {piece} te veel", en="{extra} at the end")
EXTRA_AT = Text(nl="op index {index} {stands} {piece} te veel", en="{extra} at index {index}")
MISSING_FRONT = Text(nl="vooraan {lacks} {piece}", en="{piece} {lacks} at the start")
MISSING_BACK = Text(nl="achteraan {lacks} {piece}", en="{piece} {lacks} at the end")
MISSING_AT = Text(nl="op index {index} {lacks} {piece}", en="{piece} {lacks} at index {index}")
STANDS, STAND = Text(nl="staat", en="is"), Text(nl="staan", en="are")
LACKS, LACK = Text(nl="ontbreekt", en="is missing"), Text(nl="ontbreken", en="are missing")
PIECE: Mapping[str, Text] = {
    "\n": Text(nl="een regeleinde", en="a newline"),
    "\n\n": Text(nl="een lege regel", en="an empty line"),
    " ": Text(nl="een spatie", en="a space"),
    "\t": Text(nl="een tab", en="a tab"),
    ".": Text(nl="een punt", en="a full stop"),
    ",": Text(nl="een komma", en="a comma"),
    "!": Text(nl="een uitroepteken", en="an exclamation mark"),
    "?": Text(nl="een vraagteken", en="a question mark"),
    ":": Text(nl="een dubbelepunt", en="a colon"),
}
EXTRA = same("an extra {piece}")
"""English only: Dutch says "te veel"."""
SPACES = Text(nl="{count} spaties", en="{count} spaces")
EXTRA_SPACES = same("{count} extra spaces")
LOOK_ALIKE = Text(
    nl="op index {index} staat {actual} ({actual_name}): dat lijkt op {expected} ({expected_name}), "
    "maar is een ander teken",
    en="at index {index} there is {actual} ({actual_name}): it looks like {expected} ({expected_name}), "
    "but is another character",
)
NAMED: Mapping[str, Text] = {
    "l": Text(nl="een kleine letter L", en="a small letter L"),
    "I": Text(nl="een hoofdletter i", en="a capital letter i"),
    "1": Text(nl="het cijfer een", en="the digit one"),
    "|": Text(nl="een verticale streep", en="a vertical bar"),
    "O": Text(nl="een hoofdletter o", en="a capital letter o"),
    "o": Text(nl="een kleine letter O", en="a small letter O"),
    "0": Text(nl="het cijfer nul", en="the digit zero"),
}
"""Keys of the keyboard that look alike."""

COMPOSED = Text(
    nl="dit ziet er hetzelfde uit, maar op index {index} staat {actual_code} in plaats van {expected_code}",
    en="this looks the same, but at index {index} there is {actual_code} instead of {expected_code}",
)
SURROGATE = Text(
    nl="op index {index} staat {code}, een half teken dat niet alleen kan staan",
    en="at index {index} there is {code}, half a character that cannot stand alone",
)
QUOTES = Text(
    nl="de aanhalingstekens horen niet in de tekst zelf", en="the quotes do not belong in the string itself"
)
REVERSED_TEXT = Text(
    nl="de juiste tekens, maar in omgekeerde volgorde", en="the right characters, but in reverse order"
)
SHUFFLED_TEXT = Text(
    nl="de juiste tekens, maar in een andere volgorde (vanaf index {index}: {actual} in plaats van {expected})",
    en="the right characters, but in another order (from index {index}: {actual} instead of {expected})",
)
LINE = Text(
    nl="op regel {line}: {actual} in plaats van {expected}",
    en="on line {line}: {actual} instead of {expected}",
)
LINES = Text(nl="{actual} regels in plaats van {expected}", en="{actual} lines instead of {expected}")
FROM = Text(
    nl="vanaf index {index}: {actual} in plaats van {expected}",
    en="from index {index}: {actual} instead of {expected}",
)

# ---------------------------------------------------------------- sequences

NONE = Text(nl="geen", en="none")
NO_ELEMENTS = Text(nl="geen elementen", en="no elements")
ONE_ELEMENT = Text(nl="1 element", en="1 element")
ELEMENTS = Text(nl="{count} elementen", en="{count} elements")
CHARACTERS = Text(nl="{count} tekens", en="{count} characters")
FIRST_MISSING = Text(nl="vooraan ontbreekt {value}", en="{value} is missing at the start")
LAST_MISSING = Text(nl="achteraan ontbreekt {value}", en="{value} is missing at the end")
ONE_MISSING = Text(nl="op index {index} ontbreekt {value}", en="{value} is missing at index {index}")
FIRST_SOME_MISSING = Text(
    nl="de eerste {count} elementen ontbreken", en="the first {count} elements are missing"
)
LAST_SOME_MISSING = Text(
    nl="de laatste {count} elementen ontbreken, vanaf {value}",
    en="the last {count} elements are missing, starting with {value}",
)
SOME_MISSING = Text(
    nl="er ontbreken {count} elementen; het eerste is {value} (op index {index})",
    en="{count} elements are missing; the first is {value} (at index {index})",
)
FIRST_EXTRA = Text(nl="vooraan staat {value} te veel", en="an extra {value} at the start")
LAST_EXTRA = Text(nl="achteraan staat {value} te veel", en="an extra {value} at the end")
ONE_EXTRA = Text(nl="op index {index} staat {value} te veel", en="an extra {value} at index {index}")
FIRST_SOME_EXTRA = Text(
    nl="vooraan staan {count} elementen te veel, vanaf {value}",
    en="{count} extra elements at the start, starting with {value}",
)
LAST_SOME_EXTRA = Text(
    nl="achteraan staan {count} elementen te veel, vanaf {value}",
    en="{count} extra elements at the end, starting with {value}",
)
SOME_EXTRA = Text(
    nl="er zijn {count} elementen te veel; het eerste is {value} (op index {index})",
    en="{count} extra elements; the first is {value} (at index {index})",
)
LENGTH = Text(
    nl="{actual} in plaats van {expected}; eerste verschil {where}: {what}",
    en="{actual} instead of {expected}; first difference {where}: {what}",
)
REVERSED = Text(
    nl="de juiste elementen, maar in omgekeerde volgorde", en="the right elements, but in reverse order"
)
SHUFFLED = Text(
    nl="de juiste elementen, maar in een andere volgorde: op index {index} staat {actual} in plaats van {expected}",
    en="the right elements, but in another order: at index {index} there is {actual} instead of {expected}",
)
TOO_LARGE = Text(nl="elk getal is {amount} te groot", en="every number is {amount} too large")
TOO_SMALL = Text(nl="elk getal is {amount} te klein", en="every number is {amount} too small")

# ---------------------------------------------------------------- dictionaries, sets, and lists without order

KEY_MISSING = Text(nl="sleutel {key} ontbreekt", en="key {key} is missing")
KEYS_MISSING = Text(
    nl="er ontbreken {count} sleutels, waaronder {key}", en="{count} keys are missing, including {key}"
)
KEY_EXTRA = Text(nl="sleutel {key} is te veel", en="key {key} should not be there")
KEYS_EXTRA = Text(
    nl="er zijn {count} sleutels te veel, waaronder {key}",
    en="{count} keys should not be there, including {key}",
)
KEY_OTHER = Text(nl="sleutel {actual} in plaats van {expected}", en="key {actual} instead of {expected}")
KEY_TYPE = Text(
    nl="sleutel {key} is {actual} in plaats van {expected}", en="key {key} is {actual} instead of {expected}"
)
SWAPPED = Text(nl="sleutels en waarden zijn verwisseld", en="keys and values are swapped")
ELEMENT_MISSING = Text(nl="{value} ontbreekt", en="{value} is missing")
ELEMENTS_MISSING = Text(
    nl="er ontbreken {count} elementen, waaronder {value}",
    en="{count} elements are missing, including {value}",
)
ELEMENT_EXTRA = Text(nl="{value} is te veel", en="{value} should not be there")
ELEMENTS_EXTRA = Text(
    nl="er zijn {count} elementen te veel, waaronder {value}",
    en="{count} elements should not be there, including {value}",
)
