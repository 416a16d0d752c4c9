"""What is said of a bank's file that cannot be read, or is not strict JSON."""

from graders.engine.messages.bank import Said
from graders.engine.text import Text

NOT_THERE = Said(
    "B001",
    Text(nl="dit bestand bestaat niet", en="this file does not exist"),
    Text(nl="{suggestion}", en="{suggestion}"),
)
NOT_READABLE = Said(
    "B002",
    Text(nl="dit bestand kan niet gelezen worden ({error})", en="this file cannot be read ({error})"),
    Text(
        nl="kijk of het een gewoon bestand is dat je mag lezen",
        en="see whether it is an ordinary file that you may read",
    ),
)
TOO_LARGE = Said(
    "B003",
    Text(nl="dit bestand is groter dan 16 MB", en="this file is larger than 16 MB"),
    Text(
        nl="geef grote waarden één keer een naam onder values, of korter als $py",
        en="name large values once under values, or write them shorter as $py",
    ),
)
NOT_UTF8 = Said(
    "B004",
    Text(nl="hier staat geen geldige UTF-8 (byte 0x{byte})", en="this is not valid UTF-8 (byte 0x{byte})"),
    Text(nl="bewaar het bestand als UTF-8", en="save the file as UTF-8"),
)
UTF16 = Said(
    "B004",
    Text(nl="dit bestand is bewaard als UTF-16", en="this file is saved as UTF-16"),
    Text(nl="bewaar het als UTF-8", en="save it as UTF-8"),
)
BOM = Said(
    "B005",
    Text(
        nl="dit bestand begint met een onzichtbaar teken (een BOM)",
        en="this file starts with an invisible mark (a BOM)",
    ),
    Text(nl='bewaar het als "UTF-8 zonder BOM"', en='save it as "UTF-8 without BOM"'),
    "warning",
)
EMPTY = Said(
    "B010",
    Text(nl="dit bestand is leeg", en="this file is empty"),
    Text(
        nl="begin met het kleinste voorbeeld van docs/bank-format.md",
        en="start from the smallest example of docs/bank-format.md",
    ),
)
UNEXPECTED = Said(
    "B011",
    Text(
        nl="hier staat {found}, maar er hoort {wanted} te staan",
        en="here stands {found}, where {wanted} should be",
    ),
    Text(
        nl="verbeter de JSON; wat hierna komt is nog niet gelezen",
        en="correct the JSON; what follows was not read yet",
    ),
)
CUT_OFF = Said(
    "B012",
    Text(
        nl="het bestand houdt op, maar de {bracket} van regel {line}, kolom {column} is nog niet gesloten",
        en="the file ends, but the {bracket} of line {line}, column {column} is not closed yet",
    ),
    Text(nl="sluit af met {closing}", en="close it with {closing}"),
)
WRONG_BRACKET = Said(
    "B012",
    Text(
        nl="hier staat {found}, maar de {bracket} van regel {line}, kolom {column} is nog niet gesloten",
        en="here stands {found}, but the {bracket} of line {line}, column {column} is not closed yet",
    ),
    Text(
        nl="zet hier {closing}, of kijk of er eerder een haakje te veel of te weinig staat",
        en="put {closing} here, or see whether a bracket is missing or left over before this",
    ),
)
TEXT_NOT_CLOSED = Said(
    "B013",
    Text(nl="deze tekst heeft geen sluitend aanhalingsteken", en="this text has no closing quote"),
    Text(
        nl='zet er " achter; een nieuwe regel binnen een tekst schrijf je als \\n',
        en='put " after it; a new line within a text is written as \\n',
    ),
)
TRAILING_COMMA = Said(
    "B014",
    Text(
        nl="hier staat een komma te veel: er volgt {closing}",
        en="here is a comma too many: {closing} follows",
    ),
    Text(nl="haal de komma weg", en="take the comma away"),
)
MISSING_COMMA = Said(
    "B015",
    Text(nl="hier ontbreekt een komma", en="a comma is missing here"),
    Text(nl="zet een komma tussen twee elementen", en="put a comma between two elements"),
)
COMMENT = Said(
    "B016",
    Text(nl="JSON kent geen commentaar", en="JSON has no comments"),
    Text(nl='schrijf het als "$comment": "…" in een object', en='write it as "$comment": "…" in an object'),
)
PYTHON_WORD = Said(
    "B017",
    Text(nl="{found} is Python, geen JSON", en="{found} is Python, not JSON"),
    Text(nl="schrijf {right}", en="write {right}"),
)
QUOTES = Said(
    "B018",
    Text(nl="{found} is in JSON geen aanhalingsteken", en="{found} is no quotation mark in JSON"),
    Text(
        nl='zet de tekst tussen rechte dubbele aanhalingstekens: "…"',
        en='put the text between straight double quotes: "…"',
    ),
)
BARE_KEY = Said(
    "B018",
    Text(
        nl="de sleutel {found} staat niet tussen aanhalingstekens",
        en="the key {found} does not stand between quotes",
    ),
    Text(nl='schrijf "{found}"', en='write "{found}"'),
)
BAD_ESCAPE = Said(
    "B019",
    Text(nl="{found} betekent niets in een JSON-tekst", en="{found} means nothing in a JSON text"),
    Text(nl="schrijf een backslash als \\\\", en="write a backslash as \\\\"),
)
CONTROL = Said(
    "B019",
    Text(
        nl="in deze tekst staat een onzichtbaar teken (U+{found})",
        en="this text holds an invisible character (U+{found})",
    ),
    Text(nl="schrijf het als {right}", en="write it as {right}"),
)
BAD_NUMBER = Said(
    "B020",
    Text(nl="{found} is geen getal in JSON", en="{found} is not a number in JSON"),
    Text(
        nl="schrijf het zonder plusteken, voorloopnullen of losse punt",
        en="write it without a plus sign, leading zeros or a bare point",
    ),
)
NOT_FINITE = Said(
    "B021",
    Text(nl="{found} bestaat niet in JSON", en="{found} does not exist in JSON"),
    Text(nl='schrijf {{"$py": "{right}"}}', en='write {{"$py": "{right}"}}'),
)
TOO_BIG_FLOAT = Said(
    "B022",
    Text(nl="het kommagetal {found} is te groot voor Python", en="the float {found} is too large for Python"),
    Text(
        nl='is oneindig bedoeld, schrijf dan {{"$py": "inf"}}',
        en='if infinity is meant, write {{"$py": "inf"}}',
    ),
)
TOO_BIG_INT = Said(
    "B022",
    Text(nl="dit getal heeft meer dan 4300 cijfers", en="this number has more than 4300 digits"),
    Text(
        nl='schrijf het als $py, met een macht of hexadecimaal: {{"$py": "10**5000 + 1"}}',
        en='write it as $py, with a power or in hexadecimal: {{"$py": "10**5000 + 1"}}',
    ),
)
DUPLICATE_KEY = Said(
    "B023",
    Text(
        nl='de sleutel "{key}" staat al op regel {line}, kolom {column}',
        en='the key "{key}" already stands on line {line}, column {column}',
    ),
    Text(nl="haal er een weg, of geef er een een andere naam", en="remove one of them, or rename one"),
)
TOO_DEEP = Said(
    "B024",
    Text(
        nl="dit zit meer dan {limit} niveaus diep in elkaar",
        en="this is nested more than {limit} levels deep",
    ),
    Text(nl="maak de waarde eenvoudiger", en="make the value simpler"),
)
EXTRA = Said(
    "B025",
    Text(
        nl="na het einde van de JSON staat nog {found}", en="after the end of the JSON there is still {found}"
    ),
    Text(
        nl="haal het weg, of kijk of er eerder een haakje te veel staat",
        en="take it away, or see whether there is a bracket too many before it",
    ),
)

WANTED_VALUE = Text(nl="een waarde", en="a value")
WANTED_KEY = Text(nl="een sleutel tussen aanhalingstekens", en="a key between quotes")
WANTED_COLON = Text(nl="een dubbelepunt", en="a colon")
WANTED_COMMA = Text(nl="een komma of {closing}", en="a comma or {closing}")
END_OF_FILE = Text(nl="het einde van het bestand", en="the end of the file")
