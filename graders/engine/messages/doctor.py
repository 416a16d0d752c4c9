"""What `nakijk doctor` says, and what is said when the protection is lower than asked for."""

from graders.engine.text import Text

HEADING = Text(
    nl="De beveiliging hier: niveau {level} van {highest}.", en="Protection here: level {level} of {highest}."
)

LEVELS = {
    0: Text(
        nl="Een apart proces, dat stopt aan zijn limieten. Wat een inzending verder doet met je bestanden, je netwerk en je "
        "andere programma's, is niet beperkt.",
        en="A separate process, which ends at its limits. What else a submission does with your files, your network and your "
        "other programs is not restricted.",
    ),
    1: Text(
        nl="Een apart proces in een eigen sessie, met limieten van het systeem. Niemand blijft hangen, maar een inzending kan je "
        "bestanden lezen en schrijven, het netwerk gebruiken en je andere programma's stoppen.",
        en="A separate process in a session of its own, with limits that the system keeps. Nobody hangs, but a submission can "
        "read and write your files, use the network and end your other programs.",
    ),
    2: Text(
        nl="Alleen de systeemaanroepen die een oplossing nodig heeft, en geen enkel bestand.",
        en="Only the system calls that a solution needs, and no file at all.",
    ),
    3: Text(
        nl="Alleen de systeemaanroepen die een oplossing nodig heeft, en alleen de bestanden van Python en van de oefening.",
        en="Only the system calls that a solution needs, and only the files of Python and of the exercise.",
    ),
    4: Text(
        nl="Zoals niveau 3, en andere processen en het netwerk bestaan er niet eens.",
        en="As level 3, and other processes and the network do not even exist there.",
    ),
}

PARTLY = Text(
    nl="Een apart proces met limieten. Niet alles wordt geweigerd: wat hieronder NEE krijgt, kan een inzending wel. Dat "
    "beschermt tegen fouten, niet tegen opzet.",
    en="A separate process with limits. Not everything is refused: what has NO below, a submission can do. That protects against "
    "mistakes, not against intent.",
)
"""Of level 1, where layers were tried out."""

TRIED = Text(nl="Wat een proefinzending probeerde", en="What a trial submission tried")
REFUSED = Text(nl="Geweigerd", en="Refused")
YES = Text(nl="ja", en="yes")
NO = Text(nl="NEE", en="NO")

ATTEMPTS = {
    "read": Text(nl="een bestand lezen dat niet van Python is", en="reading a file that is not Python's"),
    "write": Text(nl="een bestand maken", en="creating a file"),
    "append": Text(nl="een bestand aanvullen", en="appending to a file"),
    "list": Text(nl="een map bekijken", en="listing a folder"),
    "mode": Text(nl="de rechten van een bestand veranderen", en="changing the permissions of a file"),
    "memory": Text(nl="het geheugen van de nakijker lezen", en="reading the memory of the grader"),
    "network": Text(nl="een verbinding maken (TCP)", en="making a connection (TCP)"),
    "datagram": Text(nl="een bericht sturen (UDP)", en="sending a message (UDP)"),
    "kernel": Text(nl="met de kernel praten (netlink)", en="talking to the kernel (netlink)"),
    "signal": Text(nl="een ander proces een signaal sturen", en="signalling another process"),
    "owner": Text(
        nl="signalen laten sturen via een bestand (F_SETOWN)", en="having signals sent by a file (F_SETOWN)"
    ),
    "priority": Text(
        nl="de voorrang van een ander proces veranderen", en="changing the priority of another process"
    ),
    "limits": Text(
        nl="de limieten van een ander proces veranderen", en="changing the limits of another process"
    ),
    "fork": Text(nl="een proces starten (fork)", en="starting a process (fork)"),
    "exec": Text(nl="een ander programma uitvoeren (exec)", en="running another program (exec)"),
    "trace": Text(nl="een proces volgen (ptrace)", en="tracing a process (ptrace)"),
}

QUICK = Text(
    nl="nakijk check doet het zonder naamruimten, dus met niveau 3: zo start het sneller. Met --require-level 4 gebruikt het ze "
    "wel.",
    en="nakijk check does without namespaces, so with level 3: it starts faster that way. With --require-level 4 it uses them.",
)

BROKEN = Text(
    nl="Hier kan niets nagekeken worden: het proces dat de code van een inzending moet uitvoeren, start niet. De laatste poging "
    "zegt waarom:",
    en="Nothing can be graded here: the process that has to run a submission's code does not start. The last attempt says why:",
)

LAYER = Text(nl="Laag", en="Layer")
STATE = Text(nl="Toestand", en="State")
ON = Text(nl="aan", en="on")
OFF = Text(nl="uit: {why}", en="off: {why}")

REASONS = {
    "off": Text(nl="niet gevraagd", en="not asked for"),
    "not in this kernel": Text(nl="zit niet in deze kernel", en="not in this kernel"),
    "refused": Text(nl="geweigerd (EPERM)", en="refused (EPERM)"),
    "switched off": Text(nl="niet ingeschakeld bij het opstarten", en="not switched on at boot"),
    "other /proc": Text(nl="/proc is van andere processen", en="/proc is of other processes"),
    "too many": Text(nl="user.max_user_namespaces is bereikt", en="user.max_user_namespaces is reached"),
}
"""Why a layer is not there, by what its process told; other reasons are as the system says them."""

LAYERS = {
    "seccomp": Text(nl="filter op systeemaanroepen (seccomp)", en="filter of system calls (seccomp)"),
    "landlock": Text(nl="afscherming van bestanden (Landlock)", en="confinement to files (Landlock)"),
    "namespaces": Text(nl="eigen naamruimten (namespaces)", en="namespaces of its own"),
}

ADVICE = {
    "seccomp": Text(
        nl="seccomp: gebruik een Linux-kernel met CONFIG_SECCOMP_FILTER op x86_64 of aarch64. In een container mag het profiel "
        "de aanroep prctl(PR_SET_SECCOMP) niet weigeren.",
        en="seccomp: use a Linux kernel with CONFIG_SECCOMP_FILTER on x86_64 or aarch64. In a container, the profile must not "
        "refuse prctl(PR_SET_SECCOMP).",
    ),
    "landlock": Text(
        nl="Landlock: gebruik Linux 5.13 of later, met landlock in de lijst /sys/kernel/security/lsm (opstartparameter lsm=). "
        "In een container moet het profiel de aanroepen landlock_* toelaten, zoals dat van Docker sinds versie 20.10.",
        en="Landlock: use Linux 5.13 or later, with landlock in the list /sys/kernel/security/lsm (boot parameter lsm=). In a "
        "container, the profile must allow the calls landlock_*, as Docker's does since version 20.10.",
    ),
    "namespaces": Text(
        nl="naamruimten: laat ze toe voor gewone gebruikers (sysctl user.max_user_namespaces boven 0; op Debian en Ubuntu ook "
        "kernel.unprivileged_userns_clone=1 of kernel.apparmor_restrict_unprivileged_userns=0), en laat /proc de processen tonen "
        "waar nakijk bij hoort (unshare --pid: met --mount-proc). Ze zijn een extra: niveau 3 volstaat om na te kijken.",
        en="namespaces: allow them for ordinary users (sysctl user.max_user_namespaces above 0; on Debian and Ubuntu also "
        "kernel.unprivileged_userns_clone=1 or kernel.apparmor_restrict_unprivileged_userns=0), and let /proc show the processes "
        "that nakijk is one of (unshare --pid: with --mount-proc). They are an extra: level 3 will do for grading.",
    ),
}

ADVICE_FOR = {
    ("seccomp", "refused"): Text(
        nl="seccomp: iets rond nakijk weigert de aanroep prctl(PR_SET_SECCOMP), meestal het seccomp-profiel van een container. "
        "Laat ze daarin toe; het profiel van Docker zelf doet dat.",
        en="seccomp: something around nakijk refuses the call prctl(PR_SET_SECCOMP), most often the seccomp profile of a "
        "container. Allow it there; Docker's own profile does.",
    ),
    ("landlock", "refused"): Text(
        nl="Landlock: iets rond nakijk weigert de aanroepen landlock_create_ruleset, landlock_add_rule en "
        "landlock_restrict_self, meestal het seccomp-profiel van een container. Laat ze daarin toe, of gebruik een recenter "
        "profiel.",
        en="Landlock: something around nakijk refuses the calls landlock_create_ruleset, landlock_add_rule and "
        "landlock_restrict_self, most often the seccomp profile of a container. Allow them there, or use a more recent profile.",
    ),
    ("landlock", "switched off"): Text(
        nl="Landlock: deze kernel heeft het, maar schakelde het niet in bij het opstarten. Zet landlock in de opstartparameter "
        "lsm= naast wat nu in /sys/kernel/security/lsm staat, en start de computer opnieuw op.",
        en="Landlock: this kernel has it, but did not switch it on at boot. Put landlock in the boot parameter lsm=, beside what "
        "stands in /sys/kernel/security/lsm now, and restart the computer.",
    ),
    ("namespaces", "refused"): Text(
        nl="naamruimten: het systeem laat ze niet toe aan gewone gebruikers (op Debian en Ubuntu: zet "
        "kernel.unprivileged_userns_clone=1 of kernel.apparmor_restrict_unprivileged_userns=0), of het seccomp-profiel van een "
        "container weigert de aanroep unshare. Ze zijn een extra: niveau 3 volstaat om na te kijken.",
        en="namespaces: the system does not allow them to ordinary users (on Debian and Ubuntu: set "
        "kernel.unprivileged_userns_clone=1 or kernel.apparmor_restrict_unprivileged_userns=0), or the seccomp profile of a "
        "container refuses the call unshare. They are an extra: level 3 will do for grading.",
    ),
}
"""What to do about a layer that is not there for one reason, where there is more to say than for any."""

REFUSED_AROUND = Text(
    nl="Een systeemaanroep die nakijk nodig heeft, wordt geweigerd (EPERM). In een container doet het seccomp-profiel dat: "
    "start hem met het profiel van Docker zelf, of probeer met --security-opt seccomp=unconfined of het daaraan ligt.",
    en="A system call that nakijk needs is refused (EPERM). In a container, the seccomp profile does that: start it with "
    "Docker's own profile, or try with --security-opt seccomp=unconfined whether that is the cause.",
)
"""After the system's own words, when nothing can be graded."""

WHAT_TO_DO = Text(nl="Wat je kan doen", en="What you can do")

OPT_REQUIRE_LEVEL = Text(
    nl="Weiger na te kijken onder dit niveau van beveiliging, 0 tot 4 (zie nakijk doctor).",
    en="Refuse to grade below this level of protection, 0 to 4 (see nakijk doctor).",
)
OPT_REQUIRE_LEVEL_HERE = Text(
    nl="Eindig met exitcode 2 als de beveiliging onder dit niveau blijft, 0 tot 4.",
    en="End with exit code 2 when protection is below this level, 0 to 4.",
)
LEVEL = Text(nl="NIVEAU", en="LEVEL")
DOCTOR = Text(
    nl="Toon hoe goed inzendingen hier afgeschermd worden, en wat daaraan ontbreekt.",
    en="Show how well submissions are confined here, and what is missing.",
)


def too_low(level: int, wanted: int) -> Text:
    """The protection is lower than `--require-level` asks for."""
    return Text(
        nl=f"de beveiliging haalt hier niveau {level}, en --require-level vraagt {wanted}; nakijk doctor zegt wat er ontbreekt.",
        en=f"protection here reaches level {level}, and --require-level asks for {wanted}; nakijk doctor says what is missing.",
    )
