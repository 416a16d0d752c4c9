"""What is said of a bank whose parts do not fit together."""

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

# ---------------------------------------------------------------- values

NOT_LITERAL = Said(
    "B301",
    Text(nl="dit is geen Python-literal: {reason}", en="this is not a Python literal: {reason}"),
    Text(
        nl="schrijf de waarde uit zoals Python die toont; er wordt niets uitgevoerd",
        en="write the value as Python shows it; nothing is run",
    ),
)
UNKNOWN_VALUE = Said(
    "B302",
    Text(nl='er is geen waarde met de naam "{name}"', en='there is no value named "{name}"'),
    Text(nl="{suggestion}", en="{suggestion}"),
)
LATER_VALUE = Said(
    "B303",
    Text(nl='de waarde "{name}" komt pas later', en='the value "{name}" comes only later'),
    Text(
        nl="zet die hierboven: een waarde kan alleen eerdere gebruiken",
        en="put it above: a value can only use earlier ones",
    ),
)
UNKNOWN_MARK = Said(
    "B304",
    Text(nl='"{key}" betekent niets in een waarde', en='"{key}" means nothing in a value'),
    Text(
        nl='een dict met een sleutel die met $ begint schrijf je als {{"$py": "{{\'{key}\': …}}"}}; {suggestion}',
        en='a dict with a key that starts with $ is written as {{"$py": "{{\'{key}\': …}}"}}; {suggestion}',
    ),
)
MARK_WITH_OTHERS = Said(
    "B305",
    Text(
        nl='naast "{key}" kan hier geen andere sleutel staan', en='no other key can stand here beside "{key}"'
    ),
    Text(nl="splits het op, of haal de andere sleutels weg", en="split it up, or remove the other keys"),
)
PY_TAKES = Said(
    "B306",
    Text(nl="achter $py hoort een tekst", en="$py takes a text"),
    Text(
        nl='schrijf de literal tussen aanhalingstekens: {"$py": "(1, 2)"}',
        en='write the literal between quotes: {"$py": "(1, 2)"}',
    ),
)
USE_TAKES = Said(
    "B306",
    Text(nl="achter $use hoort de naam van een waarde", en="$use takes the name of a value"),
    Text(nl='schrijf {"$use": "naam"}', en='write {"$use": "name"}'),
)
LANG_TAKES = Said(
    "B306",
    Text(nl="achter $lang hoort een waarde per taal", en="$lang takes a value per language"),
    Text(nl='schrijf {"$lang": {"nl": …, "en": …}}', en='write {"$lang": {"nl": …, "en": …}}'),
)
UNKNOWN_LANGUAGE = Said(
    "B306",
    Text(nl='"{key}" is geen taal van nakijk', en='"{key}" is not a language of nakijk'),
    Text(nl="gebruik nl en en", en="use nl and en"),
)
TOO_LARGE = Said(
    "B307",
    Text(nl="{reason}", en="{reason}"),
    Text(nl="maak de waarde kleiner", en="make the value smaller"),
)
UNUSED_VALUE = Said(
    "B308",
    Text(nl='de waarde "{name}" wordt nergens gebruikt', en='the value "{name}" is used nowhere'),
    Text(
        nl='gebruik die met {{"$use": "{name}"}}, of laat die weg',
        en='use it with {{"$use": "{name}"}}, or leave it out',
    ),
    "warning",
)
VALUE_TWICE = Said(
    "B309",
    Text(
        nl='de waarde "{name}" staat ook in de bank zelf',
        en='the value "{name}" stands in the bank itself too',
    ),
    Text(nl="geef die hier een andere naam", en="give it another name here"),
)

# ---------------------------------------------------------------- cases

SAME_CASE_ID = Said(
    "B401",
    Text(nl='er is al een testgeval met id "{id}"', en='there already is a case with the id "{id}"'),
    Text(nl="geef elk testgeval een eigen id", en="give each case its own id"),
)
DEMANDS_NOTHING = Said(
    "B402",
    Text(nl="dit testgeval vraagt niets", en="this case demands nothing"),
    Text(
        nl='zeg wat eruit moet komen: returns, raises, prints, arguments, checker … ("returns": null vraagt None)',
        en='say what must come of it: returns, raises, prints, arguments, checker … ("returns": null demands None)',
    ),
)
RETURNS_AND_RAISES = Said(
    "B403",
    Text(
        nl="wie opwerpt geeft niets terug: returns en raises gaan niet samen",
        en="what raises returns nothing: returns and raises exclude each other",
    ),
    Text(nl="houd er één over", en="keep one of them"),
)
RAISES_AND = Said(
    "B404",
    Text(nl="na raises is er geen resultaat voor {key}", en="after raises there is no result for {key}"),
    Text(nl="laat {key} of raises weg", en="leave out {key} or raises"),
)
TOO_MANY_ARGUMENTS = Said(
    "B405",
    Text(
        nl="{function} neemt {known} argument(en), geen {given}",
        en="{function} takes {known} argument(s), not {given}",
    ),
    Text(
        nl="geef er een per parameter; één lijst als argument schrijf je als [[…]]",
        en="give one per parameter; a single list as argument is written as [[…]]",
    ),
)
TOO_FEW_ARGUMENTS = Said(
    "B406",
    Text(
        nl="{function} neemt {known} argument(en), hier staan er maar {given}",
        en="{function} takes {known} argument(s), here are only {given}",
    ),
    Text(
        nl="dat kan alleen als de laatste een standaardwaarde hebben",
        en="that is right only if the last ones have a default",
    ),
    "warning",
)
NO_ARGS = Said(
    "B407",
    Text(
        nl="{function} neemt {known} argument(en), maar args ontbreekt",
        en="{function} takes {known} argument(s), but args is missing",
    ),
    Text(nl='voeg "args": […] toe', en='add "args": […]'),
)
ARGUMENT_COUNT = Said(
    "B408",
    Text(
        nl="arguments heeft {given} waarde(n), de aanroep {known} argument(en)",
        en="arguments has {given} value(s), the call {known} argument(s)",
    ),
    Text(
        nl="geef van elk argument de waarde na de aanroep",
        en="give the value after the call of each argument",
    ),
)
KEEPS_AND_ARGUMENTS = Said(
    "B409",
    Text(
        nl="arguments zegt al wat de argumenten moeten worden",
        en="arguments already says what the arguments must become",
    ),
    Text(nl="laat keeps_arguments hier weg", en="leave out keeps_arguments here"),
)
UNKNOWN_REQUIREMENT = Said(
    "B410",
    Text(nl='er is geen voorwaarde "{id}"', en='there is no requirement "{id}"'),
    Text(nl="{suggestion}", en="{suggestion}"),
)
NOT_AN_EXCEPTION = Said(
    "B411",
    Text(nl="{name} is in Python geen exception", en="{name} is not an exception in Python"),
    Text(
        nl="geef een klasse zoals ValueError of AssertionError",
        en="give a class like ValueError or AssertionError",
    ),
)
NEARLY_BUILTIN = Said(
    "B412",
    Text(
        nl="Python kent geen {name}; dit eist een eigen klasse van de inzending",
        en="Python knows no {name}; this asks for a class of the submission's own",
    ),
    Text(nl="{suggestion}", en="{suggestion}"),
    "warning",
)
LINES_TYPE = Said(
    "B413",
    Text(nl="{key} is {wanted}", en="{key} is {wanted}"),
    Text(
        nl="zet elke regel tussen aanhalingstekens, ook een getal",
        en="put each line between quotes, a number too",
    ),
)
LINES_PRINTS = Text(nl="een tekst of een lijst van regels (teksten)", en="a text or a list of lines (texts)")
LINES_STDIN = Text(nl="een lijst van regels (teksten)", en="a list of lines (texts)")
NEWLINE_TYPED = Said(
    "B414",
    Text(nl="een getypte regel bevat geen nieuwe regel", en="a typed line contains no new line"),
    Text(nl="maak er twee regels van", en="make it two lines"),
)
WITHOUT_STDIN = Said(
    "B415",
    Text(nl="{key} heeft alleen zin met stdin", en="{key} makes sense only with stdin"),
    Text(nl='voeg "stdin": ["…"] toe, of haal dit weg', en='add "stdin": ["…"], or remove this'),
)
BESIDE_STEPS = Said(
    "B416",
    Text(nl='"{key}" hoort in een stap, niet naast steps', en='"{key}" belongs in a step, not beside steps'),
    Text(nl="zet het in de stap waar het bij hoort", en="put it in the step that it belongs to"),
)
REPLACES_ITSELF = Said(
    "B417",
    Text(nl="een functie kan zichzelf niet vervangen", en="a function cannot replace itself"),
    Text(nl="vervang een functie die {function} gebruikt", en="replace a function that {function} uses"),
)
UNKNOWN_CHECKER = Said(
    "B418",
    Text(nl='er is geen controlefunctie "{name}"', en='there is no checker "{name}"'),
    Text(nl="{suggestion}", en="{suggestion}"),
)
CHECKER_DATA = Said(
    "B419",
    Text(nl='"{key}" staat ook naast checker', en='"{key}" stands beside checker too'),
    Text(
        nl="laat het hier weg: de controlefunctie krijgt het ernaast",
        en="leave it out here: the checker gets the one beside it",
    ),
)
SAME_CALL = Said(
    "B420",
    Text(nl='dit is dezelfde aanroep als in "{id}"', en='this is the same call as in "{id}"'),
    Text(
        nl="verander de argumenten, of haal een van beide weg",
        en="change the arguments, or remove one of them",
    ),
    "warning",
)
PUBLIC_IN_OVERLAY = Said(
    "B421",
    Text(nl="testgevallen in dit bestand zijn altijd verborgen", en="cases in this file are always hidden"),
    Text(
        nl="laat visibility weg, of zet het testgeval in de bank zelf",
        en="leave out visibility, or put the case in the bank itself",
    ),
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
