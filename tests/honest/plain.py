"""One program in an ordinary interpreter: run as `python -I plain.py` in the folder where it stands.

Standard input is (name, folders to import from, calls) and standard output (printed while loading, results), both in the
format of `marshal`, which knows the built-in types and no others. A result is (ending, printed, arguments, frames), an ending
("returned", value) or ("raised", class, message), a frame of the student's (file, line, function); at most ten, the
innermost last.
"""

import importlib
import io
import marshal
import sys
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

Ending = tuple[object, ...]
Frames = list[tuple[str, int, str]]


def run(
    name: str, folders: list[str], calls: Iterable[tuple[str, tuple[object, ...], list[str]]]
) -> tuple[str, list[tuple[Any, ...]]]:
    """Load the module `name` and make the calls; returns what was printed and what came of each."""
    sys.path[:0] = [str(Path.cwd()), *folders]
    printed = _listen([])
    module = importlib.import_module(name)
    loading = printed()
    return loading, [_call(getattr(module, function), given, stdin) for function, given, stdin in calls]


def _listen(stdin: list[str]) -> Callable[[], str]:
    """Type `stdin` from now on, and keep what is printed; returns a function that tells it."""
    sys.stdin = io.StringIO("".join(line + "\n" for line in stdin))
    kept = io.BytesIO()
    sys.stdout = io.TextIOWrapper(kept, "utf-8", newline="\n", write_through=True)
    return lambda: kept.getvalue().decode()


def _call(
    function: Callable[..., object], arguments: tuple[object, ...], stdin: list[str]
) -> tuple[Any, ...]:
    printed = _listen(stdin)
    ending: Ending
    frames: Frames = []
    try:
        ending = "returned", function(*arguments)
    except BaseException as error:  # noqa: BLE001 (also SystemExit: whatever a function raises)
        ending = "raised", type(error).__name__, str(error)
        frames = _own_frames(error)
    return ending, printed(), arguments, frames


def _own_frames(error: BaseException) -> Frames:
    here = Path.cwd()
    return [
        (Path(frame.f_code.co_filename).relative_to(here).as_posix(), line, frame.f_code.co_name)
        for frame, line in traceback.walk_tb(error.__traceback__)
        if Path(frame.f_code.co_filename).is_relative_to(here)
    ][-10:]


if __name__ == "__main__":
    out = sys.stdout.buffer
    out.write(marshal.dumps(run(*marshal.loads(sys.stdin.buffer.read()))))
