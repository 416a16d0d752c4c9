"""What is said of names, languages, uses, misconceptions and files of a bank that do not fit together."""

from graders.engine.messages.bank import Said
from graders.engine.text import Text

# ---------------------------------------------------------------- names and languages

WRONG_SLUG = Said(
    "B201",
    Text(
        nl='"{value}" is niet de naam van dit bestand ({slug})',
        en='"{value}" is not the name of this file ({slug})',
    ),
    Text(nl='schrijf "{slug}", of hernoem het bestand', en='write "{slug}", or rename the file'),
)
BAD_FILE_NAME = Said(
    "B202",
    Text(nl='"{slug}" kan niet als naam van een oefening', en='"{slug}" cannot be the name of an exercise'),
    Text(
        nl="noem het bestand met kleine letters, cijfers en laag streepje, te beginnen met een letter (en niet engine)",
        en="name the file with lower-case letters, digits and underscore, starting with a letter (and not engine)",
    ),
)
MISSING_LANGUAGE = Said(
    "B203",
    Text(nl='hier ontbreekt de taal "{language}"', en='the language "{language}" is missing here'),
    Text(nl="voeg deze taal toe, zoals in de titel", en="add this language, as in the title"),
)
EXTRA_LANGUAGE = Said(
    "B204",
    Text(nl='de taal "{language}" ontbreekt in de titel', en='the title lacks the language "{language}"'),
    Text(
        nl="voeg deze taal toe aan de titel (en overal), of laat dit hier weg",
        en="add this language to the title (and everywhere), or leave this out here",
    ),
)
UNPRINTABLE = Said(
    "B205",
    Text(
        nl="in deze tekst staat een half teken (\\ud800–\\udfff)",
        en="this text holds half a character (\\ud800–\\udfff)",
    ),
    Text(nl="schrijf het hele teken", en="write the whole character"),
)
NOT_A_NAME = Said(
    "B206",
    Text(nl='"{name}" kan geen naam zijn in Python', en='"{name}" cannot be a name in Python'),
    Text(
        nl="gebruik letters, cijfers en laag streepje, begin niet met een cijfer, en vermijd woorden zoals for en lambda",
        en="use letters, digits and underscore, do not start with a digit, and avoid words like for and lambda",
    ),
)
SAME_FUNCTION_ID = Said(
    "B207",
    Text(nl='er is al een functie met id "{id}"', en='there already is a function with the id "{id}"'),
    Text(
        nl='geef een van beide een andere naam, of een eigen "id"',
        en='rename one of them, or give one its own "id"',
    ),
)
SAME_NAME = Said(
    "B208",
    Text(nl='de naam "{name}" is al gebruikt', en='the name "{name}" is already used'),
    Text(nl="geef elke naam maar één keer per taal", en="give each name only once per language"),
)
PARAMETER_COUNTS = Said(
    "B209",
    Text(nl="het aantal parameters verschilt per taal", en="the number of parameters differs by language"),
    Text(
        nl="geef in elke taal dezelfde parameters, in dezelfde volgorde",
        en="give the same parameters in each language, in the same order",
    ),
)

# ---------------------------------------------------------------- uses

UNKNOWN_FUNCTION = Said(
    "B211",
    Text(nl='er is geen functie met id "{id}"', en='there is no function with the id "{id}"'),
    Text(nl="{suggestion}", en="{suggestion}"),
)
USES_CYCLE = Said(
    "B212",
    Text(
        nl="deze functies gebruiken elkaar in een kring: {cycle}",
        en="these functions use each other in a circle: {cycle}",
    ),
    Text(nl="haal er één uit uses", en="take one of them out of uses"),
)
USES_TWICE = Said(
    "B213",
    Text(nl='"{id}" staat hier al', en='"{id}" already stands here'),
    Text(nl="haal het een keer weg", en="remove one of them"),
)
POINTS_UNREQUIRED = Said(
    "B214",
    Text(
        nl='"points" telt alleen als het gebruik verplicht is',
        en='"points" counts only if the use is required',
    ),
    Text(
        nl='voeg "required": true toe, of laat "points" weg', en='add "required": true, or leave out "points"'
    ),
)

FOLLOW_THROUGH_ALONE = Said(
    "B215",
    Text(
        nl="follow_through telt alleen voor een functie die andere gebruikt",
        en="follow_through counts only for a function that uses others",
    ),
    Text(nl='voeg "uses": […] toe, of laat het weg', en='add "uses": […], or leave it out'),
    "warning",
)

# ---------------------------------------------------------------- requirements, misconceptions, files

UNUSED_REQUIREMENT = Said(
    "B501",
    Text(nl='geen enkel testgeval toetst voorwaarde "{id}"', en='no case tests the requirement "{id}"'),
    Text(nl='maak er een met "requirement": "{id}"', en='make one with "requirement": "{id}"'),
    "warning",
)
SAME_MISCONCEPTION = Said(
    "B502",
    Text(nl='de denkfout "{name}" staat er al', en='the misconception "{name}" is there already'),
    Text(nl="geef elke denkfout een eigen naam", en="give each misconception its own name"),
)
UNKNOWN_MISCONCEPTION = Said(
    "B508",
    Text(nl='er is geen denkfout "{name}"', en='there is no misconception "{name}"'),
    Text(nl="{suggestion}", en="{suggestion}"),
)
NO_SUCH_CASES = Said(
    "B503",
    Text(nl='geen enkel testgeval past op "{pattern}"', en='no case fits "{pattern}"'),
    Text(nl="{suggestion}", en="{suggestion}"),
)
NOT_OF_FUNCTIONS = Said(
    "B504",
    Text(
        nl='"{pattern}" past alleen op testgevallen van {other}, dat hier niet onder functions staat',
        en='"{pattern}" fits only cases of {other}, which does not stand under functions here',
    ),
    Text(nl="voeg die functie toe, of verbeter het patroon", en="add that function, or correct the pattern"),
)
FUNCTION_NEVER_FAILS = Said(
    "B505",
    Text(nl='geen enkel patroon past op een testgeval van "{id}"', en='no pattern fits a case of "{id}"'),
    Text(
        nl="voeg een patroon toe, of haal de functie hier weg",
        en="add a pattern, or remove the function here",
    ),
)
NO_WRONG_FILE = Said(
    "B506",
    Text(nl="{file} bestaat niet", en="{file} does not exist"),
    Text(nl="{suggestion}", en="{suggestion}"),
)
WRITE_WRONG_FILE = Text(nl="schrijf die foute oplossing", en="write that wrong solution")
UNNAMED_WRONG_FILE = Said(
    "B507",
    Text(nl="geen enkele denkfout hoort bij {file}", en="no misconception belongs to {file}"),
    Text(nl="beschrijf die onder misconceptions", en="describe it under misconceptions"),
    "warning",
)
BAD_PATH = Said(
    "B511",
    Text(nl='"{name}" is geen gewone bestandsnaam', en='"{name}" is not a plain file name'),
    Text(nl="geef alleen de naam, zonder map", en="give only the name, without a folder"),
)
NO_DATA_FILE = Said(
    "B512",
    Text(nl="{file} bestaat niet", en="{file} does not exist"),
    Text(nl="{suggestion}", en="{suggestion}"),
)
PUT_FILE_THERE = Text(nl="zet het bestand naast de opgave", en="put the file beside the description")
READ_AND_WRITTEN = Said(
    "B513",
    Text(
        nl='"{name}" staat ook onder files, en is dus alleen te lezen',
        en='"{name}" stands under files too, and so is read-only',
    ),
    Text(
        nl="geef het bestand dat geschreven wordt een andere naam",
        en="give the file that is written another name",
    ),
)
BAD_PACKAGE = Said(
    "B514",
    Text(nl='"{name}" kan niet geïmporteerd worden', en='"{name}" cannot be imported'),
    Text(nl="geef de naam die achter import komt", en="give the name that comes after import"),
)
STANDARD_PACKAGE = Said(
    "B515",
    Text(
        nl='"{name}" hoort bij Python zelf en mag altijd',
        en='"{name}" comes with Python and is always allowed',
    ),
    Text(nl="haal het hier weg", en="remove it here"),
    "warning",
)
