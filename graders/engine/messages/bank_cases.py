"""What is said of the cases of a bank: what they call, and what they demand."""

from graders.engine.messages.bank import Said
from graders.engine.text import Text

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
        nl="{function} neemt {known}, geen {given}",
        en="{function} takes {known}, not {given}",
    ),
    Text(
        nl="geef er een per parameter; één lijst als argument schrijf je als [[…]]",
        en="give one per parameter; a single list as argument is written as [[…]]",
    ),
)
TOO_FEW_ARGUMENTS = Said(
    "B406",
    Text(
        nl="{function} neemt {known}, hier staan er maar {given}",
        en="{function} takes {known}, here are only {given}",
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
        nl="{function} neemt {known}, maar args ontbreekt",
        en="{function} takes {known}, but args is missing",
    ),
    Text(nl='voeg "args": […] toe', en='add "args": […]'),
)
ARGUMENT_COUNT = Said(
    "B408",
    Text(
        nl="arguments heeft {given}, de aanroep {known}",
        en="arguments has {given}, the call {known}",
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
NOT_TAKEN = Said(
    "B422",
    Text(
        nl='de controlefunctie "{checker}" kijkt niet naar "{key}"',
        en='the checker "{checker}" does not look at "{key}"',
    ),
    Text(nl="{suggestion}", en="{suggestion}"),
)
LEAVE_IT_OUT = Text(nl="laat het weg", en="leave it out")
RATHER = Text(
    nl='laat het weg, of bedoel je "{name}" binnen checker?',
    en='leave it out, or did you mean "{name}" within checker?',
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
