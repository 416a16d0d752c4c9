"""What is said of a bank whose JSON has another shape than the schema asks."""

from collections.abc import Mapping

from graders.engine.messages.bank import Said
from graders.engine.text import Text

MISSING = Said(
    "B101",
    Text(nl='hier ontbreekt "{key}"', en='"{key}" is missing here'),
    Text(nl='voeg "{key}" toe: {what}', en='add "{key}": {what}'),
)
UNKNOWN_KEY = Said(
    "B102",
    Text(nl='de sleutel "{key}" bestaat hier niet', en='there is no key "{key}" here'),
    Text(nl="{suggestion}", en="{suggestion}"),
)
ELSEWHERE = Text(nl='"{key}" hoort bij {place}', en='"{key}" belongs to {place}')
RESERVED = Said(
    "B103",
    Text(
        nl='de sleutel "{key}" is voorbehouden voor een latere versie: nakijk kan dit nog niet nakijken',
        en='the key "{key}" is reserved for a later version: nakijk cannot grade this yet',
    ),
    Text(nl="laat die voorlopig weg", en="leave it out for now"),
)
WRONG_TYPE = Said(
    "B104",
    Text(nl="hier hoort {wanted}, maar er staat {found}", en="here should be {wanted}, not {found}"),
    Text(nl="{suggestion}", en="{suggestion}"),
)
QUOTE_IT = Text(nl='schrijf "{value}"', en='write "{value}"')
UNQUOTE_IT = Text(nl="schrijf {value}, zonder aanhalingstekens", en="write {value}, without quotes")
IN_LIST = Text(nl="zet het in een lijst: […]", en="put it in a list: […]")
REPLACE_IT = Text(nl="vervang dit door {wanted}", en="replace this by {wanted}")
WHOLE = Text(nl="schrijf het zonder punt of exponent", en="write it without point or exponent")
NOT_ONE_OF = Said(
    "B105",
    Text(nl="{value} kan hier niet", en="{value} is not possible here"),
    Text(nl="{suggestion}", en="{suggestion}"),
)
TOO_LITTLE = Said(
    "B106",
    Text(nl="{value} is te weinig", en="{value} is too little"),
    Text(nl="geef minstens {limit}", en="give at least {limit}"),
)
NOT_ABOVE = Said(
    "B106",
    Text(nl="{value} is te weinig", en="{value} is too little"),
    Text(nl="geef meer dan {limit}", en="give more than {limit}"),
)
TOO_MUCH = Said(
    "B106",
    Text(nl="{value} is te veel", en="{value} is too much"),
    Text(nl="geef hoogstens {limit}", en="give at most {limit}"),
)
EMPTY = Said(
    "B107",
    Text(nl="dit is leeg", en="this is empty"),
    Text(nl="vul minstens één in, of haal het weg", en="fill in at least one, or take it away"),
)
NO_CASES = Said(
    "B108",
    Text(nl="deze functie heeft geen testgevallen", en="this function has no cases"),
    Text(
        nl="geef er minstens één testgeval bij, of haal de functie weg",
        en="give it at least one case, or remove it",
    ),
)
BAD_ID = Said(
    "B109",
    Text(nl='"{value}" kan niet als id', en='"{value}" cannot be an id'),
    Text(
        nl="begin met een letter of cijfer; daarna mogen ook punt, koppelteken en laag streepje, maar geen accenten",
        en="start with a letter or digit; then point, hyphen and underscore may follow too, but no accents",
    ),
)
BAD_SLUG = Said(
    "B110",
    Text(nl='"{value}" kan niet als naam', en='"{value}" cannot be a name'),
    Text(
        nl="gebruik kleine letters, cijfers en laag streepje, en begin met een letter",
        en="use lower-case letters, digits and underscore, and start with a letter",
    ),
)
FORMAT = Said(
    "B111",
    Text(nl="het formaat {value} is onbekend", en="the format {value} is unknown"),
    Text(
        nl="deze versie van nakijk kent alleen 1; is de bank nieuwer, werk nakijk dan bij",
        en="this version of nakijk knows only 1; if the bank is newer, update nakijk",
    ),
)

ANY_VALUE = Text(nl="een waarde", en="a value")
OR = Text(nl="{one} of {other}", en="{one} or {other}")
TYPES: Mapping[str, Text] = {
    "string": Text(nl="een tekst", en="a text"),
    "integer": Text(nl="een geheel getal", en="an integer"),
    "number": Text(nl="een getal", en="a number"),
    "boolean": Text(nl="true of false", en="true or false"),
    "array": Text(nl="een lijst", en="a list"),
    "object": Text(nl="een object", en="an object"),
}
"""What the schema's types are called."""
FOUND: Mapping[str, Text] = {
    "string": Text(nl="een tekst ({value})", en="a text ({value})"),
    "integer": Text(nl="een geheel getal ({value})", en="an integer ({value})"),
    "number": Text(nl="een kommagetal ({value})", en="a float ({value})"),
    "boolean": Text(nl="{value}", en="{value}"),
    "null": Text(nl="null", en="null"),
    "array": Text(nl="een lijst", en="a list"),
    "object": Text(nl="een object", en="an object"),
}
"""What stands in the file, by its type."""
KINDS: Mapping[str, Text] = {
    "text": Text(
        nl='een tekst per taal ({{"nl": "…", "en": "…"}})',
        en='a text per language ({{"nl": "…", "en": "…"}})',
    ),
    "names": Text(nl='een lijst van namen (["…", "…"])', en='a list of names (["…", "…"])'),
    "names by language": Text(
        nl='zo\'n lijst per taal ({{"nl": […], "en": […]}})',
        en='such a list per language ({{"nl": […], "en": […]}})',
    ),
    "name": Text(nl="een naam", en="a name"),
    "message": Text(nl="een boodschap", en="a message"),
    "id": Text(nl="een id", en="an id"),
    "slug": Text(nl="een naam in kleine letters", en="a lower-case name"),
    "function id": Text(nl="het id van een functie", en="the id of a function"),
    "use": Text(nl='{{"function": id, …}}', en='{{"function": id, …}}'),
    "rule word": Text(
        nl="een naam, een opdracht zoals while, of recursion",
        en="a name, a statement like while, or recursion",
    ),
    "forbidden": Text(nl='{{"name": …, "points": …}}', en='{{"name": …, "points": …}}'),
    "required": Text(nl='{{"name": …, "points": …}}', en='{{"name": …, "points": …}}'),
    "module": Text(nl="de naam van een module", en="the name of a module"),
    "statement": Text(nl="een opdracht (for, while …)", en="a statement (for, while …)"),
    "statements": Text(nl="een lijst van opdrachten", en="a list of statements"),
    "checker name": Text(nl="de naam van een controlefunctie", en="the name of a checker"),
    "checker": Text(nl='{{"name": …, gegevens}}', en='{{"name": …, data}}'),
    "values": Text(nl="een lijst van waarden ([…])", en="a list of values ([…])"),
    "raises": Text(nl='{{"type": …, "message": …}}', en='{{"type": …, "message": …}}'),
    "replaces": Text(
        nl='{{"functie-id": {{"in_turn": [waarden]}}}}', en='{{"function id": {{"in_turn": [values]}}}}'
    ),
    "replacement": Text(nl='{{"in_turn": [waarden]}}', en='{{"in_turn": [values]}}'),
    "pattern": Text(
        nl="het id van een testgeval, of een patroon met *", en="the id of a case, or a pattern with *"
    ),
    "function": Text(nl="een object dat een functie beschrijft", en="an object that describes a function"),
    "case": Text(nl="een object dat een testgeval beschrijft", en="an object that describes a case"),
    "step": Text(nl="een object dat een stap beschrijft", en="an object that describes a step"),
    "misconception": Text(
        nl="een object dat een denkfout beschrijft", en="an object that describes a misconception"
    ),
    "constant": Text(nl='{{"name": …, "value": …}}', en='{{"name": …, "value": …}}'),
    "hidden cases": Text(nl='{{"function": id, "cases": […]}}', en='{{"function": id, "cases": […]}}'),
    "hidden patterns": Text(nl='{{"name": …, "fails": […]}}', en='{{"name": …, "fails": […]}}'),
    "bank": Text(nl="een object dat een oefening beschrijft", en="an object that describes an exercise"),
    "overlay": Text(nl="een object met verborgen testgevallen", en="an object with hidden cases"),
}
"""What the titles in the schema stand for."""
PLACES: Mapping[str, Text] = {
    "bank": Text(nl="het begin van de bank, naast functions", en="the top of the bank, beside functions"),
    "function": Text(nl="een functie", en="a function"),
    "case": Text(nl="een testgeval", en="a case"),
    "raises": Text(nl="raises", en="raises"),
    "forbidden_rule": Text(nl="een regel in forbids of requires", en="a rule in forbids or requires"),
    "required_rule": Text(nl="een regel in requires", en="a rule in requires"),
    "misconception": Text(nl="misconceptions", en="misconceptions"),
    "limits": Text(nl="limits", en="limits"),
    "compare": Text(nl="compare", en="compare"),
}
"""Where a key belongs that stands in the wrong place."""
