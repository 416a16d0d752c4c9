"""What is said of the values of a bank: `$py`, `$use`, `$lang`, and those that are too large."""

from graders.engine.messages.bank import Said
from graders.engine.text import Text

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
