"""Our words for verdicts and outcomes, and why something was not run."""

from collections.abc import Mapping

from graders.engine.text import Text

VERDICTS: Mapping[str, Text] = {
    "correct": Text(nl="juist", en="correct"),
    "wrong": Text(nl="fout", en="wrong"),
    "not run": Text(nl="niet uitgevoerd", en="not run"),
    "output limit exceeded": Text(nl="te veel uitvoer", en="output limit exceeded"),
    "runtime error": Text(nl="uitvoeringsfout", en="runtime error"),
    "memory limit exceeded": Text(nl="te veel geheugen", en="memory limit exceeded"),
    "time limit exceeded": Text(nl="tijdslimiet overschreden", en="time limit exceeded"),
    "compilation error": Text(nl="syntaxfout", en="compilation error"),
    "internal error": Text(nl="kon niet nagekeken worden", en="could not be graded"),
}
"""The word for a verdict, by the value of `model.Verdict`."""

NOT_RUN: Mapping[str, Text] = {
    "gave up": Text(
        nl="niet uitgevoerd: twee eerdere testgevallen van deze functie liepen vast",
        en="not run: two earlier cases of this function got stuck",
    ),
    "budget": Text(
        nl="niet uitgevoerd: de tijd voor de hele inzending was op",
        en="not run: the time for the whole submission had run out",
    ),
    "load": Text(
        nl="niet uitgevoerd: deze functie staat na de regel waar het laden van je bestand stopte",
        en="not run: this function comes after the line where loading your file stopped",
    ),
    "load at line": Text(
        nl="niet uitgevoerd: deze functie (regel {line}) staat na de regel waar het laden van je bestand stopte",
        en="not run: this function (line {line}) comes after the line where loading your file stopped",
    ),
    "syntax": Text(
        nl="niet uitgevoerd: je bestand bevat een syntaxfout", en="not run: your file has a syntax error"
    ),
    "step": Text(nl="niet uitgevoerd: een eerdere stap liep vast", en="not run: an earlier step got stuck"),
    "infrastructure": Text(
        nl="niet uitgevoerd door een fout bij ons, niet in je code",
        en="not run because of an error on our side, not in your code",
    ),
}
"""Why a call was not made, by the reason of `model.NotRun`: clauses without capital or full stop."""

NOT_RUN_OTHERWISE = Text(nl="niet uitgevoerd", en="not run")

# ---------------------------------------------------------------- what an outcome is called

EXCEPTION = Text(nl="{type} met de boodschap {message}", en="{type} with the message {message}")
EXCEPTION_WITHOUT_MESSAGE = Text(nl="{type} zonder boodschap", en="{type} without a message")
TIMED_OUT = Text(nl="geen antwoord binnen {seconds} s", en="no answer within {seconds} s")
MEMORY_EXCEEDED = Text(
    nl="meer dan {memory_mb} MB geheugen nodig", en="more than {memory_mb} MB of memory needed"
)
OUTPUT_EXCEEDED = Text(nl="meer dan {output_kb} kB uitvoer", en="more than {output_kb} kB of output")
CRASHED = Text(nl="geen antwoord: je programma viel weg", en="no answer: your program ended abruptly")
EXITED = Text(nl="geen antwoord: het programma werd afgesloten", en="no answer: the program was exited")
FORBIDDEN = Text(nl="geen antwoord: je programma werd stopgezet", en="no answer: your program was stopped")
TAMPERED = Text(nl="een antwoord buiten het protocol", en="an answer outside the protocol")
MISSING = Text(nl="de functie bestaat niet", en="the function does not exist")
NOT_CALLABLE = Text(nl="de naam bestaat, maar is geen functie", en="the name exists, but is not a function")

# ---------------------------------------------------------------- what a case demands

PRINTED = Text(nl="uitvoer {text}", en="output {text}")
NOT_PRINTED = Text(nl="geen uitvoer", en="no output")
CHECKED = Text(nl="een antwoord dat aan de voorwaarden voldoet", en="an answer that meets the requirements")
ARGUMENTS = Text(nl="na de aanroep argumenten {arguments}", en="arguments after the call {arguments}")
UNCHANGED = Text(nl="argumenten ongewijzigd", en="arguments unchanged")
READS_ALL = Text(nl="alle getypte regels gelezen", en="all typed lines read")
NEW = Text(nl="een nieuwe waarde", en="a new value")
NOTHING = Text(nl="om het even wat", en="anything")
