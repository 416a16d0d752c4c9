"""Running one command line from begin to end: streams, signals, what went wrong, and the exit code."""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]  # the module `signal` takes a twentieth of a bare start to import
import os
import sys

from graders.engine.cli.setting import asked_language, be_lenient, locale_language
from graders.engine.errors import Ended
from graders.engine.model import LANGUAGES, Language

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import NoReturn


def run(words: Sequence[str]) -> NoReturn:
    """Run a command line, and exit with its code.

    Taking the interpreter down in order takes as long as grading a small file: so it is not.
    """
    _prepare()
    try:
        code = _check(words[1]) if _is_plain_check(words, os.environ) else _run(words)
    except KeyboardInterrupt as again:  # a second Ctrl-C, while the first was being told
        code = _told(again, "en")
    _leave(_flushed(code))


def _prepare() -> None:
    """See to it that there are streams to write to, and that being told to end is like Ctrl-C: nothing stays behind."""
    if sys.stdout is None or sys.stderr is None:
        nowhere = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 - for as long as we run
        sys.stdout, sys.stderr = sys.stdout or nowhere, sys.stderr or nowhere
    for stream in (sys.stdout, sys.stderr):
        be_lenient(stream)
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(_signal, name, None)
        if number is not None and _signal.getsignal(number) == _signal.SIG_DFL:  # `nohup` ignores the hang-up
            _signal.signal(number, _end)


def _end(number: int, _frame: object) -> NoReturn:
    raise Ended(number)


def _told(error: BaseException, language: Language) -> int:
    # Lazy: hardly any check fails.
    from graders.engine.cli.failures import told

    return told(error, language)


def _leave(code: int) -> NoReturn:
    module = sys.modules.get("graders.engine.sandbox.living")
    if module is not None:
        module.kill_all()
    os._exit(code)


def _is_plain_check(words: Sequence[str], environment: Mapping[str, str]) -> bool:
    """Whether this is `nakijk check FILE`, which students type all day: then there are no options to parse.

    Importing click takes longer than grading the file.
    """
    spoken = environment.get("NAKIJK_LANG", "") in ("", *LANGUAGES)
    return len(words) == 2 and words[0] == "check" and words[1][:1] not in ("-", "") and spoken


def _check(file: str) -> int:
    from graders.engine.cli.one_file import check  # what only a check needs
    from graders.engine.cli.wish import Wish

    asked, fallback = asked_language((), os.environ), locale_language(os.environ)
    try:
        return check(Wish(file, lang=asked, fallback=fallback))
    except BaseException as error:  # noqa: BLE001 - every failure becomes an exit code
        return _told(error, asked or fallback)


def _run(words: Sequence[str]) -> int:
    from graders.engine.cli.main import run  # click, and all commands

    return run(words)


def _flushed(code: int) -> int:
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BrokenPipeError:
            continue  # whoever read it is gone
        except OSError:
            from graders.engine.cli.failures import BROKEN  # lazy: as above

            code = code or BROKEN
    return code
