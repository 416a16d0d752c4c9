"""What is said of the difference between a value and what was expected: clauses without capital or full stop."""

from collections.abc import Mapping

from graders.engine.text import Text, same

# ---------------------------------------------------------------- words

NOUNS: Mapping[str, Text] = {
    "None": same("None"),
    "bool": Text(nl="een booleaanse waarde (bool)", en="a boolean (bool)"),
    "int": Text(nl="een geheel getal (int)", en="a whole number (int)"),
    "float": Text(nl="een kommagetal (float)", en="a decimal number (float)"),
    "complex": Text(nl="een complex getal (complex)", en="a complex number (complex)"),
    "str": Text(nl="een tekst (str)", en="a text (str)"),
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
    "cycle": Text(nl="een verwijzing naar zichzelf", en="a reference to itself"),
}
"""Kinds of values (as `values/nodes.kind` names them) with their article and Python's name."""

OBJECT = Text(nl="een object van de klasse {name}", en="an object of the class {name}")
SUBCLASS = Text(nl="een {name}, een eigen soort van {base}", en="a {name}, a kind of {base} of its own")
ONE_ELEMENT = Text(nl="1 element", en="1 element")
ELEMENTS = Text(nl="{count} elementen", en="{count} elements")

# ---------------------------------------------------------------- where

AT = Text(nl="verschil {where}: {what}", en="differs {where}: {what}")
INDEX = Text(nl="op index {index}", en="at index {index}")
KEY = Text(nl="bij sleutel {key}", en="at key {key}")
ATTRIBUTE = Text(nl="in attribuut {key}", en="in attribute {key}")
CONTENT = Text(nl="in de inhoud", en="in its content")
LEFT_OUT = same("…")

# ---------------------------------------------------------------- values and types

VALUE = Text(nl="{actual} in plaats van {expected}", en="{actual} instead of {expected}")
TYPED_VALUE = Text(nl="{noun}, {shown}", en="{noun}, {shown}")
NO_RETURN = Text(
    nl="je functie geeft niets terug: vergat je return?",
    en="your function returns nothing: did you forget return?",
)
NOT_NONE = Text(
    nl="hier hoort niets (None) teruggegeven te worden", en="nothing (None) should be returned here"
)
GENERATOR = Text(
    nl="{noun} in plaats van {expected}: verzamel de waarden eerst, bijvoorbeeld met list(…)",
    en="{noun} instead of {expected}: collect the values first, with list(…) for instance",
)
FUNCTION = Text(
    nl="een functie in plaats van haar resultaat: vergat je de haakjes van de aanroep?",
    en="a function instead of its result: did you forget the parentheses of the call?",
)
WRAPPED_TUPLE = Text(
    nl="een tuple met de juiste waarde erin: staat er een komma te veel?",
    en="a tuple with the right value in it: is there a comma too many?",
)
WRAPPED = Text(nl="{noun} met de juiste waarde erin", en="{noun} with the right value in it")
UNWRAPPED = Text(nl="de juiste waarde, maar niet in {noun}", en="the right value, but not in {noun}")
AS_TEXT = Text(
    nl="de juiste waarde, maar als tekst (str) in plaats van {expected}",
    en="the right value, but as a text (str) instead of {expected}",
)
CHARACTERS = Text(
    nl="een lijst van stukken in plaats van één tekst: voeg ze samen",
    en="a list of pieces instead of one text: join them",
)
TRUTH = Text(
    nl="{actual} (bool) in plaats van het getal {expected}",
    en="{actual} (bool) instead of the number {expected}",
)
SELF_REFERENCE = Text(nl="de waarde bevat zichzelf", en="the value contains itself")
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
CUT_OTHERWISE = Text(nl="de waarde kon niet gelezen worden", en="the value could not be read")
OTHER = Text(nl="een andere waarde", en="another value")

# ---------------------------------------------------------------- numbers

SIGN = Text(
    nl="het teken is omgekeerd: {actual} in plaats van {expected}",
    en="the sign is reversed: {actual} instead of {expected}",
)
DIGIT = Text(
    nl="het {place}e cijfer is {actual} in plaats van {expected}",
    en="digit {place} is {actual} instead of {expected}",
)
DIGITS = Text(
    nl="een getal van {actual} cijfers in plaats van {expected}",
    en="a number of {actual} digits instead of {expected}",
)
LARGE = Text(nl="een ander groot getal", en="another large number")
ROUNDED = Text(
    nl="te vroeg afgerond: {actual} in plaats van {expected}",
    en="rounded too early: {actual} instead of {expected}",
)
NOT_ROUNDED = Text(
    nl="niet afgerond: {actual} in plaats van {expected}", en="not rounded: {actual} instead of {expected}"
)

# ---------------------------------------------------------------- texts

CASE = Text(
    nl="alleen hoofdletters en kleine letters verschillen (op index {index}: {actual} in plaats van {expected})",
    en="only capitals and small letters differ (at index {index}: {actual} instead of {expected})",
)
WHITE_SPACE = Text(
    nl="alleen de witruimte verschilt (vanaf index {index}: {actual} in plaats van {expected})",
    en="only the white space differs (from index {index}: {actual} instead of {expected})",
)
EXTRA_FRONT = Text(nl="vooraan staat {extra} te veel", en="{extra} is too much at the start")
EXTRA_BACK = Text(nl="achteraan staat {extra} te veel", en="{extra} is too much at the end")
EXTRA_AT = Text(nl="op index {index} staat {extra} te veel", en="{extra} is too much at index {index}")
MISSING_FRONT = Text(nl="vooraan ontbreekt {missing}", en="{missing} is missing at the start")
MISSING_BACK = Text(nl="achteraan ontbreekt {missing}", en="{missing} is missing at the end")
MISSING_AT = Text(nl="op index {index} ontbreekt {missing}", en="{missing} is missing at index {index}")
LOOK_ALIKE = Text(
    nl="op index {index} staat {actual} ({actual_code}): dat lijkt op {expected} ({expected_code}), maar is een ander teken",
    en="at index {index} stands {actual} ({actual_code}): it looks like {expected} ({expected_code}), but is another character",
)
COMPOSED = Text(
    nl="dit ziet er hetzelfde uit, maar op index {index} staat {actual_code} in plaats van {expected_code}",
    en="this looks the same, but at index {index} stands {actual_code} instead of {expected_code}",
)
SURROGATE = Text(
    nl="op index {index} staat {actual_code}, een half teken dat alleen niet kan bestaan",
    en="at index {index} stands {actual_code}, half a character that cannot stand alone",
)
QUOTES = Text(
    nl="de aanhalingstekens horen niet in de tekst zelf", en="the quotes do not belong in the text itself"
)
REVERSED_TEXT = Text(
    nl="de juiste tekens, maar in omgekeerde volgorde", en="the right characters, but in reverse order"
)
SHUFFLED_TEXT = Text(
    nl="de juiste tekens, maar in een andere volgorde (vanaf index {index}: {actual} in plaats van {expected})",
    en="the right characters, but in another order (from index {index}: {actual} instead of {expected})",
)
FROM = Text(
    nl="vanaf index {index}: {actual} in plaats van {expected}",
    en="from index {index}: {actual} instead of {expected}",
)
EMPTY_TEXT = Text(nl="een lege tekst in plaats van {expected}", en="an empty text instead of {expected}")

# ---------------------------------------------------------------- sequences

MISSING = Text(nl="{value} ontbreekt (op index {index})", en="{value} is missing (at index {index})")
MISSING_SOME = Text(
    nl="er ontbreken {count} elementen; het eerste is {value} (op index {index})",
    en="{count} elements are missing; the first is {value} (at index {index})",
)
EXTRA = Text(nl="{value} is te veel (op index {index})", en="{value} is one too many (at index {index})")
EXTRA_SOME = Text(
    nl="er zijn {count} elementen te veel; het eerste is {value} (op index {index})",
    en="there are {count} elements too many; the first is {value} (at index {index})",
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
    en="the right elements, but in another order: index {index} holds {actual} instead of {expected}",
)
SHIFTED_UP = Text(nl="elk getal is {amount} te groot", en="every number is {amount} too large")
SHIFTED_DOWN = Text(nl="elk getal is {amount} te klein", en="every number is {amount} too small")

# ---------------------------------------------------------------- dictionaries and sets

KEY_MISSING = Text(nl="sleutel {key} ontbreekt", en="key {key} is missing")
KEYS_MISSING = Text(
    nl="er ontbreken {count} sleutels, waaronder {key}", en="{count} keys are missing, among them {key}"
)
KEY_EXTRA = Text(nl="sleutel {key} is te veel", en="key {key} should not be there")
KEYS_EXTRA = Text(
    nl="er zijn {count} sleutels te veel, waaronder {key}",
    en="there are {count} keys too many, among them {key}",
)
KEY_OTHER = Text(nl="sleutel {actual} in plaats van {expected}", en="key {actual} instead of {expected}")
KEY_TYPE = Text(
    nl="sleutel {actual} is {actual_noun}, verwacht is {expected_noun}",
    en="key {actual} is {actual_noun}, {expected_noun} is expected",
)
SWAPPED = Text(nl="sleutels en waarden zijn omgewisseld", en="keys and values are swapped")
ELEMENT_MISSING = Text(nl="{value} ontbreekt", en="{value} is missing")
ELEMENTS_MISSING = Text(
    nl="er ontbreken {count} elementen, waaronder {value}",
    en="{count} elements are missing, among them {value}",
)
ELEMENT_EXTRA = Text(nl="{value} is te veel", en="{value} should not be there")
ELEMENTS_EXTRA = Text(
    nl="er zijn {count} elementen te veel, waaronder {value}",
    en="there are {count} elements too many, among them {value}",
)
ELEMENT_OTHER = Text(nl="{actual} in plaats van {expected}", en="{actual} instead of {expected}")
