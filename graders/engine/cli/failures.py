"""Every failure of a command, said in words and turned into an exit code."""

import errno
import os
import sys

from graders.engine import messages as say
from graders.engine.errors import Ended, NakijkError
from graders.engine.model import Language

RIGHT, WRONG, USAGE, BROKEN, INTERRUPTED = 0, 1, 2, 3, 130
"""The exit codes: all right; something is wrong in a submission or a bank; a wrong use; ours or the bank's; Ctrl-C."""


_OUTPUT_FAILED = (errno.ENOSPC, errno.EIO, errno.EFBIG)


def told(error: BaseException, language: Language) -> int:
    """Say what went wrong, on standard error, and return the exit code."""
    if isinstance(error, KeyboardInterrupt):
        code = 128 + error.number if isinstance(error, Ended) else INTERRUPTED
        return complain(say.cli.INTERRUPTED.pick(language), code)
    if isinstance(error, NakijkError):
        complain(say.cli.ERROR.fill(text=error.text).pick(language), 0)
        return complain(error.trace, error.exit_code) if error.trace else error.exit_code
    if isinstance(error, BrokenPipeError):
        # Whoever read our output (`| head`) is gone: nothing is left to say, and nobody to say it to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return RIGHT
    if isinstance(error, OSError) and error.errno in _OUTPUT_FAILED:
        text = say.cli.OUTPUT_FAILED.fill(reason=say.system.why(error))
        return complain(say.cli.ERROR.fill(text=text).pick(language), BROKEN)
    return _ours(error, language)


def complain(text: str, code: int) -> int:
    """Write lines to standard error, fit for a terminal, and return the code that goes with it."""
    from graders.engine.cli.plain import plain  # lazy: hardly anything fails

    sys.stderr.write(f"{plain(text)}\n")
    sys.stderr.flush()
    return code


def _ours(error: BaseException, language: Language) -> int:
    # Lazy: needed only when we have failed.
    import traceback

    complain(say.cli.OURS.pick(language), 0)
    return complain("".join(traceback.format_exception(error)), BROKEN)
