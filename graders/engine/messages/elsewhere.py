"""What `nakijk doctor` says of systems without layers of protection: what holds there, and plainly what does not."""

from graders.engine.text import Text

HOLDS = Text(nl="Wat hier wel geldt", en="What holds here")
OPEN = Text(nl="Wat hier niet beschermd is", en="What is not protected here")

_ANSWERS = Text(
    nl="De verwachte antwoorden en de oordelen komen niet in het proces van de inzending; wat eruit komt, is nooit meer dan "
    "een antwoord.",
    en="The expected answers and the verdicts do not enter the submission's process; what comes out of it is never more than "
    "an answer.",
)
_TIME = Text(
    nl="Rekentijd, wachttijd en uitvoer zijn beperkt; wie erover gaat, wordt gestopt.",
    en="CPU time, waiting and output are limited; whoever goes past a limit is stopped.",
)
_WAITING = Text(
    nl="Tijd en uitvoer zijn beperkt; wie erover gaat, wordt gestopt.",
    en="Time and output are limited; whoever goes past a limit is stopped.",
)
_WATCHED_MEMORY = Text(
    nl="Het geheugen is beperkt, maar van buitenaf, om de 10 ms: een korte piek boven de limiet is mogelijk.",
    en="Memory is limited, but from outside, every 10 ms: a short peak above the limit is possible.",
)
_KEPT_MEMORY = Text(
    nl="Het geheugen is beperkt, door Windows zelf.", en="Memory is limited, by Windows itself."
)
_FILE_SIZES = Text(
    nl="Een bestand dat een inzending schrijft, is hoogstens 1 MB groot.",
    en="A file that a submission writes is at most 1 MB long.",
)
_NO_PROCESSES = Text(
    nl="Een inzending kan geen andere processen starten.", en="A submission cannot start other processes."
)
_NO_PROCESSES_BUT_ROOT = Text(
    nl="Een inzending kan geen andere processen starten, behalve als je nakijkt als root: doe dat niet.",
    en="A submission cannot start other processes, unless you grade as root: do not.",
)
_ENDS_TOO = Text(
    nl="Valt nakijk zelf weg, dan stopt Windows ook de inzending.",
    en="Should nakijk itself be ended, Windows ends the submission, too.",
)

_READS = Text(
    nl="Bestanden lezen: een inzending kan alles lezen wat jij kan lezen, ook de testgevallen en andere inzendingen.",
    en="Reading files: a submission can read whatever you can read, the cases and other submissions included.",
)
_WRITES = Text(
    nl="Bestanden schrijven: een inzending kan al je bestanden veranderen of wissen, ook de testgevallen, de resultaten en "
    "nakijk zelf.",
    en="Writing files: a submission can change or delete all your files, the cases, the results and nakijk itself included.",
)
_DISK = Text(nl="De schijf: een inzending kan ze vol schrijven.", en="The disk: a submission can fill it.")
_NETWORK = Text(
    nl="Het netwerk: een inzending kan verbinding maken met andere machines, en dus ook versturen wat ze leest.",
    en="The network: a submission can connect to other machines, and so send what it reads.",
)
_PROGRAMS = Text(
    nl="Andere programma's: een inzending kan programma's van jou stoppen, ook nakijk, en in hun geheugen schrijven.",
    en="Other programs: a submission can end programs of yours, nakijk too, and write in their memory.",
)
_ENDS_PROGRAMS = Text(
    nl="Andere programma's: een inzending kan programma's van jou stoppen, ook nakijk.",
    en="Other programs: a submission can end programs of yours, nakijk too.",
)
_DESKTOP = Text(
    nl="Het bureaublad: start je nakijk vanuit een programma dat zelf zo'n afscherming (job) gebruikt, zoals sommige terminals, "
    "dan kan een inzending het klembord en de vensters van andere programma's gebruiken.",
    en="The desktop: when you start nakijk from a program that is itself in a job, as some terminals are, a submission can use "
    "the clipboard and the windows of other programs.",
)
_MEMORY = Text(
    nl="Geheugen en andere processen: reken op geen limiet.",
    en="Memory and other processes: count on no limit.",
)

WHAT_HOLDS = {
    "Darwin": (_ANSWERS, _TIME, _WATCHED_MEMORY, _FILE_SIZES, _NO_PROCESSES_BUT_ROOT),
    "Windows": (_ANSWERS, _TIME, _KEPT_MEMORY, _NO_PROCESSES, _ENDS_TOO),
}
"""By the name that `platform.system` gives."""
WHAT_HOLDS_OTHERWISE = (_ANSWERS, _WAITING)

WHAT_IS_OPEN = {
    "Darwin": (_READS, _WRITES, _DISK, _NETWORK, _ENDS_PROGRAMS),
    "Windows": (_READS, _WRITES, _DISK, _NETWORK, _PROGRAMS, _DESKTOP),
}
WHAT_IS_OPEN_OTHERWISE = (_READS, _WRITES, _DISK, _NETWORK, _ENDS_PROGRAMS, _MEMORY)

ADVICE = Text(
    nl="Dit beschermt tegen fouten, niet tegen opzet. Voor een examen, of voor inzendingen die je niet vertrouwt: kijk na op "
    "Linux, desnoods in een container of een virtuele machine, of bewaar op deze machine geen testgevallen die geheim moeten "
    "blijven.",
    en="This protects against mistakes, not against intent. For an exam, or for submissions that you do not trust: grade on "
    "Linux, in a container or a virtual machine if need be, or keep no cases on this machine that have to stay secret.",
)
