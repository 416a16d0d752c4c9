"""What the built-in checkers say of an answer, and of data in a bank that they cannot use."""

from __future__ import annotations

from graders.engine.messages.compare import NOUNS, SUBCLASS
from graders.engine.text import Text, same

# ---------------------------------------------------------------- conversations


def before_first() -> Text:
    """The place before the first typed line."""
    return Text(nl="Voor de eerste invoer", en="Before the first typed line")


def after_line(number: int, typed: str) -> Text:
    """The place after a typed line, counted from 1."""
    return Text(nl=f"Na invoer {number} ('{typed}')", en=f"After typed line {number} ('{typed}')")


def in_output() -> Text:
    """The whole output of a function that asks nothing."""
    return Text(nl="In wat je functie toont", en="In what your function shows")


def missing(where: Text, what: Text, said: str) -> Text:
    """Something that had to be said was not said there."""
    return _with_quote(
        Text(nl="{where} ontbreekt {what}.", en="{where}, {what} is missing."), where, what, said
    )


def too_early(where: Text, what: Text, said: str) -> Text:
    """Something was said, but before what it had to follow."""
    pattern = Text(nl="{where} staat {what} te vroeg.", en="{where}, {what} stands too early.")
    return _with_quote(pattern, where, what, said)


def unwanted(where: Text, what: Text, said: str) -> Text:
    """Something was said that had to be left out."""
    pattern = Text(
        nl="{where} staat {what}, en dat hoort daar niet.",
        en="{where} stands {what}, which does not belong there.",
    )
    return _with_quote(pattern, where, what, said)


def says_nothing(where: Text, said: str) -> Text:
    """Nothing was said but the usual question."""
    pattern = Text(
        nl="{where} moest je functie iets melden, maar dat gebeurde niet.",
        en="{where}, your function had to report something, but it did not.",
    )
    return _with_quote(pattern, where, same(""), said)


def many_numbers(where: Text, count: int, said: str) -> Text:
    """So many different numbers were said that the right ones among them prove nothing."""
    return _too_much(where, Text(nl=f"{count} verschillende getallen", en=f"{count} different numbers"), said)


def many_rows(where: Text, count: int, said: str) -> Text:
    """So many different rows of letters were said that the right one among them proves nothing."""
    what = Text(nl=f"{count} verschillende rijtjes letters", en=f"{count} different rows of letters")
    return _too_much(where, what, said)


def _too_much(where: Text, what: Text, said: str) -> Text:
    pattern = Text(
        nl="{where} zegt je functie veel meer dan gevraagd: {what}.",
        en="{where}, your function says far more than was asked: {what}.",
    )
    return _with_quote(pattern, where, what, said)


def _with_quote(pattern: Text, where: Text, what: Text, said: str) -> Text:
    quote = Text(nl=f"Er staat: '{said}'", en=f"It says: '{said}'")
    nothing = Text(nl="Er staat niets.", en="It says nothing.")
    return Text(nl=f"{pattern.nl} {{quote}}", en=f"{pattern.en} {{quote}}").fill(
        where=where, what=what, quote=quote if said else nothing
    )


def never_asked(line: str) -> Text:
    """The function ended without asking for anything, while a line was to be typed."""
    return Text(
        nl=f"Je functie stopte zonder iets te vragen. De eerste invoer was '{line}'.",
        en=f"Your function stopped without asking anything. The first line to type was '{line}'.",
    )


def stopped(after: Text, number: int, line: str) -> Text:
    """The function ended while more lines were to be typed."""
    return Text(
        nl="{after} stopte je functie, maar er moest nog invoer {number} ('{line}') gevraagd worden.",
        en="{after}, your function stopped. It still had to ask for typed line {number} ('{line}').",
    ).fill(after=after, number=number, line=line)


def number(value: str, again: bool) -> Text:
    """A number that must be said, possibly once more."""
    return Text(
        nl=f"nog een keer het getal {value}" if again else f"het getal {value}",
        en=f"a second number {value}" if again else f"the number {value}",
    )


def word(text: str) -> Text:
    """A word that must be said."""
    return Text(nl=f"het woord '{text}'", en=f"the word '{text}'")


def letters(text: str, one_line: bool) -> Text:
    """Letters that must be shown one by one; `one_line` when they are there, but not on one line."""
    apart = " ".join(text)
    if len(text) == 1:
        return Text(nl=f"de letter {apart}", en=f"the letter {apart}")
    line = Text(nl=" op één regel", en=" on one line") if one_line else same("")
    return Text(
        nl=f"het rijtje letters {apart}{line.nl} (in welke volgorde ook)",
        en=f"the row of letters {apart}{line.en} (in any order)",
    )


# ---------------------------------------------------------------- values

ZEROS_ALLOWED = Text(nl="{value} (nullen mogen erbij)", en="{value} (zero counts allowed)")
ANY_ORDER = Text(nl="{value} (in welke volgorde ook)", en="{value} (in any order)")


OWN_CLASS = Text(nl="een waarde van je eigen klasse {name}", en="a value of your own class {name}")


def other_type(found: str, expected: str, own: bool = False) -> Text:
    """The answer is of another type; both by name. `own`: a class of the student, named like a built-in one."""
    if found == "NoneType" and not own:
        pattern = Text(
            nl="Je functie geeft niets terug; {expected} was nodig.",
            en="Your function returns nothing; {expected} was needed.",
        )
        return pattern.fill(expected=_noun(expected))
    return Text(
        nl="Je functie geeft {found} terug in plaats van {expected}.",
        en="Your function returns {found} instead of {expected}.",
    ).fill(found=_noun(found, own), expected=_noun(expected))


def _noun(type_name: str, own: bool = False) -> Text:
    """Return how to speak of a value of a type: `een lijst (list)`."""
    if own:
        return OWN_CLASS.fill(name=type_name)
    if type_name == "NoneType":
        return NOUNS["None"]
    return NOUNS.get(type_name) or SUBCLASS.fill(name=type_name)


def missing_element(element: str) -> Text:
    """An element that must be there is not."""
    return Text(nl=f"Het element {element} ontbreekt.", en=f"The element {element} is missing.")


def surplus_element(element: str) -> Text:
    """An element that must not be there is."""
    return Text(
        nl=f"Het element {element} hoort er niet bij.", en=f"The element {element} does not belong there."
    )


def element_count(element: str, found: int, expected: int) -> Text:
    """An element stands there too often or not often enough."""
    return Text(
        nl=f"Het element {element} komt {found} keer voor in plaats van {expected} keer.",
        en=f"The element {element} occurs {_times(found)} instead of {_times(expected)}.",
    )


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"


def missing_key(key: str, expected: str) -> Text:
    """A key of the dictionary is missing."""
    return Text(
        nl=f"De sleutel {key} ontbreekt; daarbij hoort de waarde {expected}.",
        en=f"The key {key} is missing; its value should be {expected}.",
    )


def surplus_key(key: str, found: str) -> Text:
    """A key stands in the dictionary with a value other than zero, and should not."""
    return Text(
        nl=f"De sleutel {key} (met waarde {found}) hoort er niet bij.",
        en=f"The key {key} (with value {found}) does not belong there.",
    )


def other_value(key: str, found: str, expected: str) -> Text:
    """A key has another value."""
    return Text(
        nl=f"Bij de sleutel {key} staat {found} in plaats van {expected}.",
        en=f"The key {key} has the value {found} instead of {expected}.",
    )


# ---------------------------------------------------------------- random functions


def bad_outcome(count: int, outcome: str, reason: Text) -> Text:
    """One of the outcomes of a random function cannot be right."""
    if count == 1:
        return Text(nl="De uitkomst is {outcome}: {reason}.", en="The outcome is {outcome}: {reason}.").fill(
            outcome=outcome, reason=reason
        )
    return Text(
        nl="Bij {count} pogingen kwam ook {outcome} voor: {reason}.",
        en="In {count} attempts, {outcome} came up as well: {reason}.",
    ).fill(count=count, outcome=outcome, reason=reason)


def is_type(found: str, expected: str, own: bool = False) -> Text:
    """The outcome is of another type; both by name. `own`: a class of the student, named like a built-in one."""
    return Text(
        nl="dat is {found} in plaats van {expected}", en="that is {found} instead of {expected}"
    ).fill(found=_noun(found, own), expected=_noun(expected))


def not_possible() -> Text:
    """The outcome is none of those that can come up."""
    return Text(nl="dat kan niet voorkomen", en="that cannot come up")


def not_between(what: Text, found: str, low: str, high: str) -> Text:
    """A number of the outcome lies outside its bounds."""
    return Text(
        nl="{what} is {found}, maar moet van {low} tot en met {high} zijn",
        en="{what} is {found}, but must be from {low} to {high}",
    ).fill(what=what, found=found, low=low, high=high)


def is_number(what: Text, found: str, expected: str) -> Text:
    """A number of the outcome is another one."""
    return Text(
        nl="{what} is {found} in plaats van {expected}", en="{what} is {found} instead of {expected}"
    ).fill(what=what, found=found, expected=expected)


def not_allowed(what: Text, found: str) -> Text:
    """A key or a value of the outcome is not one of those allowed."""
    return Text(nl="{what} {found} mag niet voorkomen", en="{what} {found} is not allowed").fill(
        what=what, found=found
    )


def repeated(found: str) -> Text:
    """A value stands more than once in an outcome whose values must all differ."""
    return Text(nl=f"{found} komt meer dan één keer voor", en=f"{found} occurs more than once")


def nothing_inside() -> Text:
    """The outcome is not a container."""
    return Text(nl="daar zitten geen waarden in", en="there are no values inside")


def not_numbers(found: str) -> Text:
    """A value that must be added up is not a number."""
    return Text(
        nl=f"{found} is niet het soort getal dat nodig is",
        en=f"{found} is not the kind of number that is needed",
    )


THE_OUTCOME = Text(nl="het getal", en="the number")
THE_SIZE = Text(nl="het aantal elementen", en="the number of elements")
THE_SUM = Text(nl="de som van de waarden", en="the sum of the values")
A_KEY = Text(nl="de sleutel", en="the key")
A_VALUE = Text(nl="de waarde", en="the value")


def too_few_different(count: int, distinct: int, needed: int, example: str) -> Text:
    """The outcomes are too often the same; `example` is "" when they are not all the very same."""
    if distinct == 1 and example:
        return Text(
            nl=f"Bij {count} pogingen kwam altijd hetzelfde uit: {example}.",
            en=f"In {count} attempts, the outcome was always the same: {example}.",
        )
    return Text(
        nl=f"Bij {count} pogingen kwamen maar {distinct} verschillende uitkomsten voor, minder dan {needed}.",
        en=f"In {count} attempts, only {distinct} different outcomes came up, fewer than {needed}.",
    )


def never_seen(count: int, outcome: str) -> Text:
    """An outcome that must come up now and then never did."""
    return Text(
        nl=f"Bij {count} pogingen kwam {outcome} nooit voor.",
        en=f"In {count} attempts, {outcome} never came up.",
    )


def other_share(count: int, outcome: str, times: int, low: float, high: float) -> Text:
    """An outcome came up too often or too seldom."""
    least, most = round(low * count), round(high * count)
    return Text(
        nl=f"Bij {count} pogingen kwam {outcome} {times} keer voor; verwacht: {least} tot {most} keer.",
        en=f"In {count} attempts, {outcome} came up {_times(times)}; expected: {least} to {most} times.",
    )
