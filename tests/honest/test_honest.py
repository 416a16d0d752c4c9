"""Honest programs, which come out the same whatever protection the sandbox has on."""

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from graders.engine.sandbox.system import System, confined, posix
from graders.engine.sandbox.zygotes import Wish
from tests.honest.catalogue import CATALOGUE
from tests.honest.nouns import Failure, Program, gives
from tests.honest.seen import HERE, Run, expected, in_plain, in_sandbox, known_messages, lacking

SYSTEMS: Mapping[str, Callable[[], System]] = {
    "none": posix,
    "level 3": confined,
    "level 4": lambda: confined(Wish(usual=True, namespaces=True)),
    "without Landlock": lambda: confined(Wish(landlock=False)),
    "without seccomp": lambda: confined(Wish(seccomp=False)),
}
"""The ways to have children, by the protection that each has on: each program comes out the same on all of them."""

SYSTEM_FILES = {"flights": "the system's time zones", "names": "the system's locales"}
"""What some programs read of the system while they run: without Landlock no file can be opened."""


@pytest.fixture(params=CATALOGUE, ids=lambda program: program.name, scope="module")
def program(request: pytest.FixtureRequest) -> Program:
    """Each program of the catalogue that this Python can run."""
    program: Program = request.param
    reason = lacking(program)
    if reason:
        pytest.skip(reason)
    return program


@pytest.fixture(scope="module")
def plain(program: Program, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """What comes of it in an ordinary interpreter."""
    return in_plain(program, tmp_path_factory.mktemp(program.name))


@pytest.fixture(params=SYSTEMS, scope="module")
def protection(request: pytest.FixtureRequest) -> Iterator[System]:
    """Each way to have children."""
    if request.param != "none" and sys.platform != "linux":
        pytest.skip("zygotes are for Linux")
    system = SYSTEMS[request.param]()
    yield system
    system.close()


def test_as_a_student_sees_it(program: Program, plain: Run) -> None:
    """What the catalogue expects is what Python itself makes of it."""
    assert known_messages(plain, program) == expected(program)


def test_in_the_sandbox(program: Program, plain: Run, protection: System) -> None:
    """It comes out as expected, and no different than without a sandbox: values, texts, exceptions, their lines."""
    if protection.level == 2 and program.name in SYSTEM_FILES:
        pytest.skip(f"{program.name} reads {SYSTEM_FILES[program.name]}, which level 2 does not allow")
    run = in_sandbox(program, protection)
    assert known_messages(run, program) == expected(program)
    assert run == plain


def test_the_catalogue_is_complete() -> None:
    """Every program is in it, once, and every function of it that is called is there to be called."""
    names = [program.name for program in CATALOGUE]
    assert sorted(names) == sorted(path.stem for path in (HERE / "programs").iterdir())
    assert len(names) >= 40
    assert all(program.tries for program in CATALOGUE)


def test_what_is_lacking_is_told() -> None:
    """A program is skipped with the reason, and only for one."""
    assert lacking(Program("x", (), packages=("no_such_package",))) == "no_such_package: not installed here"
    assert lacking(Program("x", (), needs=("json",))) is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"ending": 13},
        {"ending": 12.0},
        {"ending": Failure("ValueError", "no shape")},
        {"printed": "12"},
        {"after": ({"kind": "circle", "r": 2.0},)},
    ],
)
def test_a_difference_is_seen(tmp_path: Path, wrong: dict[str, object]) -> None:
    """Another value, type, exception, text or argument does not pass for what is expected."""
    right = Program("text_adventure", (gives("shape", {"kind": "circle", "r": 2}, value=12),))
    seen = in_plain(right, tmp_path)
    assert seen == expected(right)
    assert seen != expected(right._replace(tries=(right.tries[0]._replace(**wrong),)))  # type: ignore[arg-type]


def test_where_an_exception_passed(tmp_path: Path) -> None:
    """Also in the modules beside the program, as the sandbox names them."""
    right = next(program for program in CATALOGUE if program.name == "main_program")
    assert in_plain(right, tmp_path).calls[-1].frames == (
        ("main_program.py", 27, "wrong_age"),
        ("helpers.py", 23, "check_age"),
    )
