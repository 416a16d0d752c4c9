"""`nakijk doctor` says of each system what holds there, and plainly what does not."""

import errno
import itertools
import os

import pytest

from graders.engine.cli import doctor as doctor_command
from graders.engine.cli.doctor import lines
from graders.engine.cli.main import run
from graders.engine.messages import doctor, elsewhere
from graders.engine.model import LANGUAGES, Language
from graders.engine.report.style import Style
from graders.engine.sandbox.standing import FILES, KERNEL, Standing
from graders.engine.sandbox.system import portable
from graders.engine.worker import layers, namespaces

LEVEL = {"Windows": 0, "Darwin": 1}
WIDE = Style(width=1000)


def told(system: str, language: Language, standing: Standing | None = None) -> list[str]:
    """Return what is said on a system, a paragraph per line."""
    return list(lines(standing or Standing(LEVEL.get(system, 0)), language, WIDE, system))


def part(said: list[str], heading: str) -> list[str]:
    """Return the points under a heading."""
    after = said[said.index(f"{heading}:") + 1 :]
    return list(itertools.takewhile(lambda line: line.startswith("- "), after))


@pytest.mark.parametrize("system", ["Windows", "Darwin", "Plan9"])
def test_what_is_open_everywhere_without_layers(system: str) -> None:
    """Files, the network and other programs; and that intent is not stopped."""
    english, dutch = told(system, "en"), told(system, "nl")
    is_open = "\n".join(part(english, "What is not protected here"))
    for words in (
        "can read whatever you can read, the cases",
        "change or delete all your files",
        "connect to",
        "end programs of yours",
    ):
        assert words in is_open
    is_open = "\n".join(part(dutch, "Wat hier niet beschermd is"))
    for words in (
        "alles lezen wat jij kan lezen, ook de testgevallen",
        "veranderen of wissen",
        "verbinding maken",
        "programma's van jou stoppen",
    ):
        assert words in is_open
    assert english[-1].startswith("This protects against mistakes, not against intent.")
    assert dutch[-1].startswith("Dit beschermt tegen fouten, niet tegen opzet.")


def test_windows() -> None:
    """The job sees to memory and processes, also when we are gone; not to files of any size, nor always to the desktop."""
    said = told("Windows", "en")
    assert said[2] == "Protection here: level 0 of 4."
    holds = "\n".join(part(said, "What holds here"))
    assert "Memory is limited, by Windows itself." in holds
    assert "A submission cannot start other processes." in holds
    assert "Windows ends the submission, too" in holds
    is_open = "\n".join(part(said, "What is not protected here"))
    assert "write in their memory" in is_open
    assert "The desktop: when you start nakijk from a program that is itself in a job" in is_open
    assert "The disk" in is_open


def test_macos() -> None:
    """Memory is watched, not kept by the system; the superuser may start processes."""
    said = told("Darwin", "en")
    assert said[2] == "Protection here: level 1 of 4."
    holds = "\n".join(part(said, "What holds here"))
    assert "Memory is limited, but from outside, every 10 ms" in holds
    assert "unless you grade as root" in holds
    assert "desktop" not in "\n".join(said)


def test_a_system_that_nobody_tried() -> None:
    """No limit is promised but on time and output."""
    assert part(told("Plan9", "en"), "What holds here")[1:] == ["- " + elsewhere.WHAT_HOLDS_OTHERWISE[1].en]
    assert "count on no limit" in part(told("Plan9", "en"), "What is not protected here")[-1]


@pytest.mark.parametrize("level", [0, 1])
def test_a_low_level_promises_nothing(level: int) -> None:
    """Not that nobody can forge: who writes files can write ours."""
    text = doctor.LEVELS[level]
    assert "files" in text.en
    assert "network" in text.en
    assert "other programs" in text.en
    assert "bestanden" in text.nl
    assert "forge" not in text.en
    assert "vervalst" not in text.nl


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_system_with_layers(language: Language) -> None:
    """What was tried, layer by layer; nothing of systems without."""
    said = told("Linux", language, Standing(3, ("landlock", "seccomp"), (*FILES, *KERNEL)))
    assert sum(line.startswith("  ") for line in said) == 2 + len(doctor.LAYERS) + len(FILES) + len(KERNEL)
    assert f"{elsewhere.OPEN.pick(language)}:" not in said


def test_a_layer_that_is_not_there() -> None:
    """Why, in the language of the report where it is ours to say, else as the system says it; and what to do about it."""
    missing = {"namespaces": namespaces.TOO_MANY, "landlock": "[Errno 1] not here"}
    said = told("Linux", "nl", Standing(2, ("seccomp",), (*FILES, *KERNEL), missing))
    (own,) = (line for line in said if line.startswith(f"  {doctor.LAYERS['namespaces'].nl}"))
    (theirs,) = (line for line in said if line.startswith(f"  {doctor.LAYERS['landlock'].nl}"))
    assert own.endswith("uit: user.max_user_namespaces is bereikt")
    assert theirs.endswith("uit: [Errno 1] not here")
    assert [line.partition(":")[0] for line in part(said, "Wat je kan doen")] == [
        "- Landlock",
        "- naamruimten",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_that_only_some_layers_reach(language: Language) -> None:
    """What is open is in the table, and no more than that is said to be."""
    said = told("Linux", language, Standing(1, ("landlock",), FILES, {"seccomp": "no table for riscv64"}))
    assert said[3] == doctor.PARTLY.pick(language)
    no = doctor.NO.pick(language)
    assert [line for line in said if line.endswith(f"   {no}")] == [
        line for line in said if any(doctor.ATTEMPTS[name].pick(language) in line for name in KERNEL)
    ]
    assert sum(line.endswith(f"   {doctor.YES.pick(language)}") for line in said) == len(FILES)


def test_each_reason_of_ours_is_known() -> None:
    ours = {namespaces.TOO_MANY, namespaces.OTHER_PROC, layers.REFUSED, layers.NOT_HERE, layers.SWITCHED_OFF}
    assert ours < set(doctor.REASONS)
    assert {told for _, told in doctor.ADVICE_FOR} <= ours
    assert {layer for layer, _ in doctor.ADVICE_FOR} <= set(doctor.LAYERS)


@pytest.mark.parametrize(("layer", "told_reason"), doctor.ADVICE_FOR)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_do_depends_on_the_reason(layer: str, told_reason: str, language: Language) -> None:
    """A call that is refused is not one that the kernel lacks."""
    said = told("Linux", language, Standing(1, ("session",), FILES, {layer: told_reason}))
    (advice,) = part(said, doctor.WHAT_TO_DO.pick(language))
    assert advice == f"- {doctor.ADVICE_FOR[layer, told_reason].pick(language)}"
    (row,) = (line for line in said if line.startswith(f"  {doctor.LAYERS[layer].pick(language)}"))
    assert row.endswith(doctor.REASONS[told_reason].pick(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_can_be_started(language: Language) -> None:
    """No level is claimed then, since nothing can be graded; what went wrong is said."""
    said = told("Linux", language, Standing(1, failure="Traceback\nOSError: \x1b too many"))
    assert said[2:] == [doctor.BROKEN.pick(language), "Traceback", r"OSError: \x1b too many"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_can_be_started_where_a_call_is_refused(language: Language) -> None:
    """The system's own words, and where such a refusal comes from."""
    refused = str(PermissionError(errno.EPERM, os.strerror(errno.EPERM)))
    said = told("Linux", language, Standing(1, failure=refused))
    assert said[3:] == [refused, "", doctor.REFUSED_AROUND.pick(language)]


def test_nothing_can_be_started_is_no_success(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = portable()._replace(standing=lambda: Standing(1, failure="too many files"))
    monkeypatch.setattr(doctor_command, "for_many", lambda: None)
    monkeypatch.setattr(doctor_command, "system", lambda: broken)
    assert run(["doctor", "--lang", "en"]) == 3
    assert "Nothing can be graded here" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", ["Windows", "Darwin", "Plan9"])
def test_it_fits_a_terminal(system: str, language: Language) -> None:
    """Whatever its width."""
    said = list(lines(Standing(LEVEL.get(system, 0)), language, Style(width=60), system))
    assert max(map(len, said[1:])) <= 60
