"""What came of a program, in the sandbox or in an ordinary interpreter, in one form that can be compared."""

import marshal
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple
from zoneinfo import TZPATH

from graders.engine.model import Call, Outcome, Raised, Returned
from graders.engine.sandbox.session import Setup, open_session
from graders.engine.sandbox.system import System
from graders.engine.worker.codec import encode
from graders.engine.worker.protocol import dumps
from tests.honest.nouns import Failure, Program

HERE = Path(__file__).parent
SECONDS = 60


class Seen(NamedTuple):
    """What came of one call."""

    ending: object
    """A value (written out), a failure, or any other ending as the sandbox tells it."""
    printed: str
    after: tuple[str, ...]
    """The arguments after the call, written out."""
    frames: tuple[tuple[str, int, str], ...] = ()
    """Where in the student's files an exception passed: file, line, function; at most ten, the innermost last."""


class Run(NamedTuple):
    """What came of one program: the text that it printed while loading, and its calls."""

    loading: str
    calls: tuple[Seen, ...]


def written(value: object) -> str:
    """Return a value as the text of its tree, in which 1, 1.0 and True differ, as do 0.0 and -0.0."""
    return dumps(encode(value))


def lacking(program: Program) -> str | None:
    """Return what this Python lacks of what the program needs, as a sentence; None when nothing."""
    names = (*program.packages, *program.needs)
    missing = [name for name in names if find_spec(name) is None]
    if "zoneinfo" in names and not any((Path(place) / "UTC").is_file() for place in TZPATH):
        missing.append("the time zones of the system")
    return f"{', '.join(missing)}: not installed here" if missing else None


# ---------------------------------------------------------------- in the sandbox


def in_sandbox(program: Program, system: System) -> Run:
    """Run a program in the sandbox, all calls in one process."""
    source = (HERE / "programs" / f"{program.name}.py").read_bytes()
    helpers = {name: (HERE / "beside" / file).read_bytes() for name, file in program.helpers.items()}
    setup = Setup(
        files={name: HERE / "files" / name for name in program.files},
        writes=program.writes,
        packages=program.packages,
        threads=program.threads,
    )
    calls = [
        Call(
            one.function, one.function, tuple(map(encode, one.arguments)), one.stdin, threads=program.threads
        )
        for one in program.tries
    ]
    with open_session(source, f"{program.name}.py", helpers, setup, system) as session:
        loaded = session.load()
        assert (loaded.syntax, loaded.trouble, loaded.failure) == (None, None, None)
        (outcomes,) = session.run([calls])
        assert session.failure is None
    return Run(loaded.printed, tuple(map(_seen, outcomes, calls)))


def _seen(outcome: Outcome, call: Call) -> Seen:
    ending: object = outcome.ending
    frames: tuple[tuple[str, int, str], ...] = ()
    if isinstance(ending, Returned):
        ending = dumps(ending.value)
    elif isinstance(ending, Raised):
        frames = tuple((frame.file, frame.line, frame.function) for frame in ending.frames)
        ending = Failure(ending.types[0].removeprefix("user:"), ending.message)
    after = call.arguments if outcome.arguments is None else outcome.arguments
    return Seen(ending, "".join(turn.said for turn in outcome.turns), tuple(map(dumps, after)), frames)


# ---------------------------------------------------------------- in an ordinary interpreter


def in_plain(program: Program, folder: Path) -> Run:
    """Run a program in an ordinary interpreter, in the (empty) `folder`, with what it needs beside it."""
    _lay_out(program, folder)
    calls = [(one.function, one.arguments, list(one.stdin)) for one in program.tries]
    done = subprocess.run(
        [sys.executable, "-I", "-B", str(HERE / "plain.py")],
        input=marshal.dumps((program.name, [*map(_place, program.packages)], calls)),
        capture_output=True,
        cwd=folder,
        env={"LANG": "C.UTF-8", "TZ": "UTC"},
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    loading, results = marshal.loads(done.stdout)
    return Run(loading, tuple(_plainly_seen(*result) for result in results))


def _lay_out(program: Program, folder: Path) -> None:
    shutil.copy(HERE / "programs" / f"{program.name}.py", folder)
    for name in program.files:
        shutil.copy(HERE / "files" / name, folder)
    for name in program.writes:
        (folder / name).touch()
    for file in program.helpers.values():
        (folder / file).parent.mkdir(exist_ok=True)
        shutil.copy(HERE / "beside" / file, folder / file)


def _place(package: str) -> str:
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return str(Path(spec.origin).parent.parent)


def _plainly_seen(
    ending: tuple[object, ...], printed: str, after: tuple[object, ...], frames: list[tuple[str, int, str]]
) -> Seen:
    how: object
    if ending[0] == "returned":
        how = written(ending[1])
    else:
        _, kind, message = ending
        how = Failure(str(kind), str(message))
    return Seen(how, printed, tuple(map(written, after)), tuple(frames))


# ---------------------------------------------------------------- as the catalogue has it


def known_messages(run: Run, program: Program) -> Run:
    """Return the run without the messages that differ between versions of Python, and without frames."""
    return run._replace(
        calls=tuple(
            seen._replace(ending=_known(seen.ending, one.ending), frames=())
            for seen, one in zip(run.calls, program.tries, strict=True)
        )
    )


def _known(seen: object, expected: object) -> object:
    if isinstance(seen, Failure) and isinstance(expected, Failure) and expected.message is None:
        return seen._replace(message=None)
    return seen


def expected(program: Program) -> Run:
    """Return what the catalogue says that must come of a program."""
    return Run(
        program.loading,
        tuple(
            Seen(
                one.ending if isinstance(one.ending, Failure) else written(one.ending),
                one.printed,
                tuple(map(written, one.arguments if one.after is None else one.after)),
            )
            for one in program.tries
        ),
    )
