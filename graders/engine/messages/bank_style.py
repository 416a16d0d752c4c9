"""What is said of a bank's rules on how code is written (`forbids`, `requires`) that cannot be kept, or say nothing."""

from graders.engine.messages.bank import Said
from graders.engine.text import Text

NOT_ONE_THING = Said(
    "B221",
    Text(nl="een regel gaat over precies één ding", en="a rule is about exactly one thing"),
    Text(nl="geef er één van: {kinds}", en="give one of: {kinds}"),
)
NO_RECURSION = Said(
    "B222",
    Text(nl='"recursion": false zegt niets', en='"recursion": false says nothing'),
    Text(
        nl="schrijf true; wat niet mag staat in forbids, wat moet in requires",
        en="write true; what is not allowed stands in forbids, what is asked for in requires",
    ),
)
UNKNOWN_WORD = Said(
    "B223",
    Text(
        nl='"{word}" is geen naam van Python zelf, geen opdracht en geen recursion',
        en='"{word}" is no name of Python itself, no statement and not recursion',
    ),
    Text(nl="{suggestion}", en="{suggestion}"),
)
MEANT = Text(
    nl='bedoel je "{near}"? Zo niet, schrijf {{"name": "{word}"}}',
    en='did you mean "{near}"? If not, write {{"name": "{word}"}}',
)
SAY_WHAT = Text(
    nl='schrijf {{"name": "{word}"}} als het een naam is, {{"import": "{word}"}} als het een module is',
    en='write {{"name": "{word}"}} if it is a name, {{"import": "{word}"}} if it is a module',
)
WORD_IS_MODULE = Said(
    "B223",
    Text(nl='"{word}" is een module', en='"{word}" is a module'),
    Text(nl='schrijf {{"import": "{word}"}}', en='write {{"import": "{word}"}}'),
)
OWN_FUNCTION = Said(
    "B224",
    Text(
        nl='"{name}" is een functie van de oefening zelf', en='"{name}" is a function of the exercise itself'
    ),
    Text(
        nl='schrijf "uses": [{{"function": "{id}", "required": true}}] als ze gebruikt moet worden',
        en='write "uses": [{{"function": "{id}", "required": true}}] if it must be used',
    ),
)
IS_STATEMENT = Said(
    "B224",
    Text(nl='"{word}" is een opdracht, geen naam', en='"{word}" is a statement, not a name'),
    Text(nl='schrijf {{"statement": "{word}"}}', en='write {{"statement": "{word}"}}'),
)
BARE_NAME = Said(
    "B224",
    Text(nl='"{name}" kan geen naam zijn in Python', en='"{name}" cannot be a name in Python'),
    Text(
        nl="schrijf alleen de naam, zonder haakjes en zonder wat voor de punt staat: sort, sqrt",
        en="write the name alone, without brackets and without what stands before the point: sort, sqrt",
    ),
)
BARE_MODULE = Said(
    "B225",
    Text(nl='"{name}" kan geen module zijn', en='"{name}" cannot be a module'),
    Text(nl="schrijf de naam zoals achter import: os.path", en="write the name as behind import: os.path"),
)
UNKNOWN_MODULE = Said(
    "B227",
    Text(
        nl='de module "{name}" is niet van Python zelf en staat niet in packages',
        en='the module "{name}" is not one of Python itself and not in packages',
    ),
    Text(nl="{suggestion}", en="{suggestion}"),
    "warning",
)
CHECK_MODULE = Text(nl="kijk de naam na", en="check the name")
FORBIDDEN_AND_REQUIRED = Said(
    "B226",
    Text(nl='"{word}" is hier verboden en gevraagd', en='"{word}" is both forbidden and asked for here'),
    Text(nl="laat een van beide weg", en="leave out one of them"),
)
TWICE = Said(
    "B226",
    Text(nl='"{word}" staat hier al in een regel', en='"{word}" already stands in a rule here'),
    Text(nl="haal het een keer weg", en="remove one of them"),
)
