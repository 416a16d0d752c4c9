"""What the likeliest cause of a function's failures is, and what to try: one sentence or two per kind of diagnosis."""

from __future__ import annotations

from collections.abc import Mapping

from graders.engine.record import Record
from graders.engine.text import Text


class Words(Record):
    """What is said of one kind of diagnosis: the cause, and what to try where that is not plain from it."""

    cause: Text
    hint: Text | None = None


# ---------------------------------------------------------------- what comes back

PRINTS = Words(
    Text(
        nl="{name} toont het antwoord met print en geeft niets terug (None).",
        en="{name} shows the answer with print and returns nothing (None).",
    ),
    Text(
        nl="Geef het hele antwoord op het einde in één keer terug met return, in plaats van het te tonen met print.",
        en="Return the whole answer once, at the end, instead of showing it with print.",
    ),
)
NO_RETURN = Words(
    Text(
        nl="{name} geeft nooit iets terug: er staat geen return met een waarde in.",
        en="{name} never returns anything: there is no return with a value in it.",
    ),
    Text(
        nl="Geef het antwoord op het einde van de functie terug met return.",
        en="Return the answer at the end of the function with return.",
    ),
)
BARE_RETURN = Words(
    Text(
        nl="{name} geeft hier niets terug (None): na de return op regel {line} staat geen waarde.",
        en="{name} returns nothing (None) here: the return on line {line} has no value after it.",
    )
)
OPEN_PATH = Words(
    Text(
        nl="{name} geeft hier niets terug (None): niet elke weg door je functie eindigt bij een return.",
        en="{name} returns nothing (None) here: not every path through your function ends at a return.",
    ),
    Text(
        nl="Wat gebeurt er als de code vanaf regel {line} geen return tegenkomt?",
        en="What happens when the code from line {line} on meets no return?",
    ),
)
SOME_PATH = OPEN_PATH._replace(
    hint=Text(
        nl="Volg met de argumenten hieronder welke regels worden uitgevoerd: staat er op het einde een return?",
        en="Follow with the arguments below which lines are run: is there a return at the end?",
    )
)
ALWAYS_NONE = Words(
    Text(
        nl="{name} geeft telkens None terug.",
        en="{name} returns None each time.",
    ),
    Text(
        nl="Geef je terug wat append, sort, reverse of print oplevert? Dat is None.",
        en="Do you return what append, sort, reverse or print gives back? That is None.",
    ),
)
RETURN_IN_LOOP = Words(
    Text(
        nl="{name} stopt al in de eerste ronde van de lus: de return op regel {line} staat in de lus.",
        en="{name} stops in the first round of the loop: the return on line {line} is inside the loop.",
    ),
    Text(
        nl="Zet die return na de lus: even ver naar links als het woord for of while.",
        en="Put that return after the loop: as far to the left as the word for or while.",
    ),
)
FIRST_ONLY = Words(
    Text(
        nl="Alleen het eerste {part} komt terug. Staat je return in de lus?",
        en="Only the first {part} comes back. Is your return inside the loop?",
    ),
    RETURN_IN_LOOP.hint,
)
LAZY = Words(
    Text(
        nl="{name} geeft {what} terug in plaats van de waarden zelf.",
        en="{name} returns {what} instead of the values themselves.",
    ),
    Text(
        nl="Zet het om met {collector}, of bouw de waarde stap voor stap op.",
        en="Convert it with {collector}, or build the value step by step.",
    ),
)
GENERATOR = Words(
    Text(
        nl="{name} geeft een generator terug in plaats van de waarden zelf, door de yield op regel {line}.",
        en="{name} returns a generator instead of the values themselves, because of the yield on line {line}.",
    ),
    Text(
        nl="Verzamel de waarden en geef ze op het einde samen terug met return.",
        en="Collect the values and return them together at the end.",
    ),
)
FUNCTION = Words(
    Text(
        nl="{name} geeft een functie zelf terug in plaats van het resultaat ervan.",
        en="{name} returns a function itself instead of its result.",
    ),
    Text(
        nl="Zet ronde haakjes achter de naam van een functie om ze aan te roepen.",
        en="Put parentheses after the name of a function to call it.",
    ),
)
WRONG_TYPE = Words(
    Text(
        nl="De waarde die {name} teruggeeft is juist, maar is {actual} in plaats van {expected}.",
        en="The value that {name} returns is right, but it is {actual} instead of {expected}.",
    )
)
LETTER_CASE = Words(
    Text(
        nl="Alleen hoofdletters en kleine letters zijn verkeerd; voor de rest is het resultaat juist.",
        en="Only upper and lower case are wrong; for the rest the result is right.",
    ),
    Text(
        nl="Kijk waar je upper of lower gebruikt, of nodig hebt.",
        en="Look where you use upper or lower, or need it.",
    ),
)
WHITE_SPACE = Words(
    Text(
        nl="Alleen de witruimte (spaties, regeleindes) is verkeerd; voor de rest is het resultaat juist.",
        en="Only the white space (spaces, newlines) is wrong; for the rest the result is right.",
    )
)
LOOK_ALIKE = Words(
    Text(
        nl="Het resultaat lijkt juist, maar bevat een teken dat er alleen hetzelfde uitziet.",
        en="The result looks right, but holds a character that only looks the same.",
    ),
    Text(
        nl="Kopieer het teken uit de opgave in plaats van het zelf te typen.",
        en="Copy the character from the description instead of typing it.",
    ),
)
UNIT = Words(
    Text(
        nl="{name} geeft {actual} terug, en de opgave vraagt {expected}: het getal alleen is niet genoeg.",
        en="{name} returns {actual}, and the exercise asks for {expected}: the number alone is not enough.",
    )
)
SIGN = Words(
    Text(
        nl="Alleen het teken is verkeerd: wat positief moet zijn is negatief, en omgekeerd.",
        en="Only the sign is wrong: what should be positive is negative, and the other way round.",
    ),
    Text(
        nl="Trek je de twee waarden in de verkeerde volgorde van elkaar af?",
        en="Do you subtract the two values in the wrong order?",
    ),
)
ROUNDING = Words(
    Text(
        nl="Het resultaat zit er een beetje naast: je rondt onderweg af{where}.",
        en="The result is slightly off: you round on the way{where}.",
    ),
    Text(
        nl="Reken met gehele getallen, of rond pas op het allerlaatste af.",
        en="Calculate with whole numbers, or round only at the very end.",
    ),
)
TOO_HIGH = Words(
    Text(nl="Het resultaat is telkens 1 te groot.", en="The result is 1 too large each time."),
    Text(
        nl="Begin je bij 0 te tellen, en tel je er nergens 1 te veel bij?",
        en="Do you start counting at 0, and add 1 nowhere too often?",
    ),
)
TOO_LOW = Words(
    Text(nl="Het resultaat is telkens 1 te klein.", en="The result is 1 too small each time."),
    Text(nl="Tel je de eerste en de laatste ook mee?", en="Do you count the first and the last as well?"),
)
OFF_BY_ONE = Words(
    Text(nl="Het resultaat zit er telkens 1 naast.", en="The result is off by 1 each time."),
    Text(
        nl="Kijk waar je begint en waar je stopt met tellen.",
        en="Look where you start counting and where you stop.",
    ),
)
REVERSED = Words(
    Text(
        nl="Het resultaat is juist, maar staat in omgekeerde volgorde.",
        en="The result is right, but in reverse order.",
    ),
    Text(
        nl="Voeg je vooraan toe wat achteraan hoort, of begin je bij het einde?",
        en="Do you add at the front what belongs at the end, or do you start from the end?",
    ),
)
ORDER = Words(
    Text(
        nl="De juiste {parts} komen terug, maar in een andere volgorde.",
        en="The right {parts} come back, but in another order.",
    )
)
SORTED = ORDER._replace(
    hint=Text(
        nl="Je sorteert op regel {line}: is dat gevraagd?", en="You sort on line {line}: is that asked?"
    )
)
DUPLICATES_LOST = Words(
    Text(
        nl="Wat meer dan één keer moet voorkomen, komt maar één keer terug.",
        en="What should occur more than once comes back only once.",
    ),
    Text(
        nl="Sla je iets over dat er al staat, of gebruik je ergens een verzameling (set) of dictionary?",
        en="Do you skip what is there already, or do you use a set or a dictionary somewhere?",
    ),
)
DUPLICATES_ADDED = Words(
    Text(
        nl="Sommige {parts} komen vaker terug dan het hoort.",
        en="Some {parts} come back more often than they should.",
    ),
    Text(nl="Voeg je ergens twee keer hetzelfde toe?", en="Do you add the same thing twice somewhere?"),
)
FIRST_MISSING = Words(
    Text(nl="Het eerste {part} ontbreekt telkens.", en="The first {part} is missing each time."),
    Text(nl="Begint je lus of je slice bij index 1?", en="Does your loop or your slice start at index 1?"),
)
LAST_MISSING = Words(
    Text(nl="Het laatste {part} ontbreekt telkens.", en="The last {part} is missing each time."),
    Text(
        nl="Stopt je lus een stap te vroeg? range(n) loopt tot en met n - 1.",
        en="Does your loop stop one step early? range(n) runs up to and including n - 1.",
    ),
)
ONE_TOO_FEW = Words(
    Text(nl="Er ontbreekt telkens één {part}.", en="One {part} is missing each time."),
    Text(
        nl="Stopt je lus te vroeg, of sla je er een over?",
        en="Does your loop stop too early, or do you skip one?",
    ),
)
ONE_TOO_MANY = Words(
    Text(nl="Er staat telkens één {part} te veel.", en="There is one {part} too many each time."),
    Text(
        nl="Met welke beginwaarde start je, en loopt je lus niet een stap te ver?",
        en="What do you start with, and does your loop run one step too far?",
    ),
)
HARD_CODED = Words(
    Text(
        nl="{name} is juist voor de voorbeelden van de opgave, maar niet voor de meeste andere waarden.",
        en="{name} is right for the examples of the description, but not for most other values.",
    ),
    Text(
        nl="Laat je functie het antwoord uitrekenen, en schrijf geen antwoorden van voorbeelden in je code.",
        en="Have your function work out the answer, and write no answers of examples in your code.",
    ),
)
BORDER = Words(
    Text(
        nl="{name} is juist, behalve {sort}.",
        en="{name} is right, except {sort}.",
    )
)
REQUIREMENT = Words(
    Text(
        nl="{name} houdt zich niet aan voorwaarde {number}: {text}.",
        en="{name} does not keep rule {number}: {text}.",
    )
)

SORTS: Mapping[str, Text] = {
    "empty": Text(nl="als {parameter} leeg is", en="when {parameter} is empty"),
    "one": Text(nl="als {parameter} maar één element heeft", en="when {parameter} has just one element"),
    "capitals": Text(
        nl="als er in {parameter} hoofdletters staan", en="when there are capital letters in {parameter}"
    ),
    "tuple": Text(
        nl="als {parameter} een tuple is in plaats van een lijst",
        en="when {parameter} is a tuple instead of a list",
    ),
    "negative": Text(nl="als {parameter} negatief is", en="when {parameter} is negative"),
    "zero": Text(nl="als {parameter} 0 is", en="when {parameter} is 0"),
    "duplicates": Text(
        nl="als in {parameter} hetzelfde meer dan één keer voorkomt",
        en="when the same thing occurs more than once in {parameter}",
    ),
}
"""For which arguments a function is wrong that is right for all others."""

# ---------------------------------------------------------------- what is kept or changed

KEEPS_GLOBAL = Words(
    Text(
        nl="{name} is juist bij de eerste aanroep en fout bij latere: de globale variabele {variable} (regel {line}) "
        "bewaart iets tussen twee aanroepen.",
        en="{name} is right at the first call and wrong at later ones: the global variable {variable} (line {line}) keeps "
        "something between two calls.",
    ),
    Text(
        nl="Maak {variable} binnen de functie aan, zodat elke aanroep opnieuw begint.",
        en="Create {variable} inside the function, so that each call starts anew.",
    ),
)
KEEPS_DEFAULT = Words(
    Text(
        nl="{name} is juist bij de eerste aanroep en fout bij latere: de standaardwaarde van {variable} (regel {line}) "
        "wordt maar één keer gemaakt, en bij een volgende aanroep zit er nog in wat eerdere aanroepen erin stopten.",
        en="{name} is right at the first call and wrong at later ones: the default value of {variable} (line {line}) is "
        "made only once, and at a next call it still holds what earlier calls put in it.",
    ),
    Text(
        nl="Haal {variable} weg uit regel {line}, en maak die waarde op de eerste regel van de functie.",
        en="Take {variable} out of line {line}, and make that value on the first line of the function.",
    ),
)
VARIES = Words(
    Text(
        nl="{name} geeft voor dezelfde argumenten niet altijd hetzelfde resultaat.",
        en="{name} does not always give the same result for the same arguments.",
    )
)
VARIES_RANDOM = VARIES._replace(
    hint=Text(
        nl="Op regel {line} gebruik je {variable}: het resultaat mag niet van het toeval afhangen.",
        en="On line {line} you use {variable}: the result may not depend on chance.",
    )
)
VARIES_SET = Words(
    Text(
        nl="Op regel {line} gebruik je een verzameling (set): daarin staat elke waarde maar één keer, en zonder vaste volgorde.",
        en="On line {line} you use a set: each value is in it only once, and in no fixed order.",
    ),
    Text(nl="Gebruik een lijst of een tekst.", en="Use a list or a string."),
)
CHANGED_ARGUMENT = Words(
    Text(
        nl="{detail} Dat argument moet blijven zoals het was.",
        en="{detail} That argument should stay as it was.",
    ),
    Text(
        nl="Haal er niets uit en voeg er niets aan toe, of werk met een kopie: list(…), dict(…) of .copy().",
        en="Take nothing out of it and add nothing to it, or work with a copy: list(…), dict(…) or .copy().",
    ),
)
SAME_OBJECT = Words(
    Text(
        nl="{name} geeft een argument zelf terug in plaats van een nieuwe waarde.",
        en="{name} returns an argument itself instead of a new value.",
    ),
    Text(nl="Geef een kopie terug.", en="Return a copy."),
)
PARAMETER_OVERWRITTEN = Words(
    Text(
        nl="Op regel {line} krijgt {variable} een andere waarde: {name} doet dus niets met de waarde die binnenkomt.",
        en="On line {line} {variable} gets another value: so {name} does nothing with the value that comes in.",
    ),
    Text(
        nl="Laat die regel weg: {variable} heeft al een waarde wanneer de functie wordt aangeroepen.",
        en="Leave that line out: {variable} has its value already when the function is called.",
    ),
)

# ---------------------------------------------------------------- exceptions

PRINTS_MESSAGE = Words(
    Text(
        nl="{name} toont de boodschap met print, maar werpt geen {type} op.",
        en="{name} shows the message with print, but raises no {type}.",
    ),
    Text(nl="Schrijf raise {type}(…) of gebruik assert.", en="Write raise {type}(…) or use assert."),
)
RETURNS_MESSAGE = Words(
    Text(
        nl="{name} geeft de boodschap terug met return, maar werpt geen {type} op.",
        en="{name} returns the message, but raises no {type}.",
    ),
    PRINTS_MESSAGE.hint,
)
OTHER_LANGUAGE = Words(
    Text(
        nl="Je gebruikt de boodschap van de opgave in een andere taal: {got} in plaats van {wanted}.",
        en="You use the message of the description in another language: {got} instead of {wanted}.",
    )
)
WRONG_MESSAGE = Words(
    Text(
        nl="{name} werpt de juiste {type} op, maar met een andere boodschap: {got} in plaats van {wanted}.",
        en="{name} raises the right {type}, but with another message: {got} instead of {wanted}.",
    ),
    Text(
        nl="Neem de boodschap letterlijk over uit de opgave.",
        en="Copy the message from the description exactly.",
    ),
)
WRONG_EXCEPTION = Words(
    Text(
        nl="{name} werpt {got} op, en de opgave vraagt {type}.",
        en="{name} raises {got}, and the exercise asks for {type}.",
    )
)
RAISES_FOR_VALID = Words(
    Text(
        nl="{name} keurt te veel af: ze werpt {type} op voor argumenten die geldig zijn.",
        en="{name} rejects too much: it raises {type} for arguments that are valid.",
    ),
    Text(
        nl="Kijk de voorwaarde op regel {line} na met de argumenten hieronder.",
        en="Check the condition on line {line} with the arguments below.",
    ),
)
ACCEPTS_INVALID = Words(
    Text(
        nl="{name} aanvaardt argumenten die niet geldig zijn, en werpt dan geen {type} op.",
        en="{name} accepts arguments that are not valid, and then raises no {type}.",
    )
)
NEVER_RAISES = Words(
    Text(
        nl="{name} werpt nooit een {type} op, ook niet voor argumenten die niet geldig zijn.",
        en="{name} never raises {type}, not even for arguments that are not valid.",
    )
)

UNWRITTEN = Words(
    Text(
        nl="{name} is nog niet geschreven: er staat nog raise NotImplementedError.",
        en="{name} is not written yet: it still says raise NotImplementedError.",
    )
)

# ---------------------------------------------------------------- words in these

ELEMENT, ELEMENTS = Text(nl="element", en="element"), Text(nl="elementen", en="elements")
CHARACTER, CHARACTERS = Text(nl="teken", en="character"), Text(nl="tekens", en="characters")
ON_LINE = Text(nl=" op regel {line}", en=" on line {line}")
