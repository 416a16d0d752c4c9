"""What is said of a text that is not a Python literal (`values/literal.py`)."""

from graders.engine.text import Text

EMPTY = Text(nl="er staat niets", en="there is nothing")
SYNTAX = Text(
    nl="dit is geen geldige Python (Python zegt: {detail})",
    en="this is not valid Python (Python says: {detail})",
)
TOO_MANY_DIGITS = Text(
    nl="een getal met zoveel cijfers leest Python zo niet: schrijf het met een macht (10**5000) of hexadecimaal",
    en="Python does not read a number of so many digits: write it with a power (10**5000) or in hexadecimal",
)
UNREADABLE_CHARACTER = Text(
    nl="er staat een teken in dat Python niet kan lezen", en="it holds a character that Python cannot read"
)
TOO_COMPLEX = Text(nl="dit zit te diep in elkaar", en="this is nested too deeply")
TOO_DEEP = Text(
    nl="dit zit meer dan {limit} niveaus diep in elkaar", en="this is nested more than {limit} levels deep"
)
TEXT_TOO_LONG = Text(nl="deze tekst is langer dan {limit} kB", en="this text is longer than {limit} kB")
TOO_MANY_NODES = Text(
    nl="deze waarde zou meer dan {limit} onderdelen hebben",
    en="this value would have more than {limit} parts",
)
TOO_MANY_BYTES = Text(
    nl="deze waarde zou groter dan {limit} kB zijn", en="this value would be larger than {limit} kB"
)
NAME = Text(
    nl="de naam {source} is geen waarde (hoort het een tekst te zijn: '{source}')",
    en="the name {source} is not a value (if it should be a text: '{source}')",
)
CONSTANT_NAME = Text(
    nl="{source} bestaat niet in Python: schrijf {right}",
    en="{source} does not exist in Python: write {right}",
)
CALL = Text(
    nl="{source} wordt niet uitgevoerd: alleen range(…), set(), frozenset(…) en bytearray(b'…') mogen",
    en="{source} is not run: only range(…), set(), frozenset(…) and bytearray(b'…') are allowed",
)
SET_CALL = Text(
    nl="bij {source} horen de elementen tussen accolades, zoals {{1, 2}}; alleen set() mag zo",
    en="the elements of {source} belong between braces, like {{1, 2}}; only set() is allowed",
)
RANGE_CALL = Text(
    nl="{source}: range neemt een tot drie gehele getallen, en de stap is niet 0",
    en="{source}: range takes one to three integers, and the step is not 0",
)
FROZENSET_CALL = Text(
    nl="{source}: frozenset neemt hoogstens één lijst, tuple, verzameling of tekst",
    en="{source}: frozenset takes at most one list, tuple, set or text",
)
BYTEARRAY_CALL = Text(
    nl="{source}: bytearray neemt hoogstens één bytes-literal, zoals b'…'",
    en="{source}: bytearray takes at most one bytes literal, like b'…'",
)
F_STRING = Text(
    nl="de f-string {source} wordt niet ingevuld: schrijf de tekst voluit",
    en="the f-string {source} is not filled in: write the text in full",
)
NOT_LITERAL = Text(nl="{source} is geen literal", en="{source} is not a literal")
SIGN = Text(nl="er kan geen + of - voor {source} staan", en="no + or - can stand before {source}")
OPERATOR = Text(
    nl="{source} wordt niet uitgerekend: alleen +, -, * en ** mogen",
    en="{source} is not worked out: only +, -, * and ** are allowed",
)
OPERANDS = Text(nl="{source} heeft in Python geen uitkomst", en="{source} has no result in Python")
UNHASHABLE = Text(
    nl="een {kind} kan geen sleutel van een dict en geen element van een set zijn",
    en="a {kind} cannot be a key of a dict or an element of a set",
)
DUPLICATE_KEY = Text(
    nl="de sleutel {source} staat twee keer in dezelfde dict",
    en="the key {source} stands twice in the same dict",
)
DUPLICATE_ELEMENT = Text(
    nl="het element {source} staat twee keer in dezelfde set",
    en="the element {source} stands twice in the same set",
)
UNPACKING = Text(nl="uitpakken met * of ** mag hier niet", en="unpacking with * or ** is not allowed here")
