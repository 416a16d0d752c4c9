"""The child's main loop: parse, load, call, for as long as requests come."""

import _signal  # type: ignore[import-not-found]  # what `signal` is made of; importing that takes longer
import builtins
import faulthandler
import gc
import sys
from _sitebuiltins import Quitter, _Helper  # what `site` would give, which is not imported

from . import confine, lazily
from .calling import call
from .desk import Desk
from .kernel import kernel
from .layers import NOTHING
from .loading import load
from .program import Program
from .protocol import OUT_OF_MEMORY, longest
from .streams import Printing, open_streams
from .watching import watch
from .wire import ANSWERS, Wire

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable
    from io import TextIOWrapper
    from types import ModuleType
    from typing import NoReturn

    from .layers import Layers

_exit = kernel._exit

DEPTH = 1_020
"""The recursion limit: Python's own, and room for the frames of ours below the submission's."""

_alarm: "Callable[[int], int]" = getattr(_signal, "alarm", lambda _: 0)  # not on Windows


def run() -> "NoReturn":
    """Serve a process that was started for one submission, its wire on the descriptors 0, 1 and 2."""
    gc.enable()
    on = confine.own_session()
    confine.move_descriptors(0, 1, 2, confine.open_null())
    dress()
    serve(confine.address_space(), on)


def serve(
    base: int, on: "list[str]", layers: "Layers" = NOTHING, out: "TextIOWrapper | None" = None
) -> "NoReturn":
    """Confine this process as the first frame says, and answer requests until there are no more.

    `base` is the address space in use before any submission, in bytes; `on` is what protects already; `out` is standard output,
    if the standard streams are open.
    """
    wire = Wire()
    order = wire.receive()
    rules = lazily.load("rules") if "rules" in order else None
    on = [*on, *confine.confine(order, base, layers)]
    _tell_where()
    desk = Desk(wire, Printing(out or open_streams()))
    desk.progress({"kind": "ready", "on": on, "memory_mb": confine.granted_mb(base)})
    try:
        _answer_all(desk, rules)
    except MemoryError:
        _exit(OUT_OF_MEMORY)


def _answer_all(desk: Desk, rules: "ModuleType | None") -> "NoReturn":
    program: Program | None = None
    seconds = 0
    while True:
        _alarm(0)
        request = desk.take()
        do = request.get("do")
        if do == "parse":
            program = Program(request, rules)
            desk.answer(program.parse())
            program.prepare()
            continue
        assert program is not None
        if program.source is None:  # it was asked for before anybody could know
            desk.answer({"kind": "unparsed"})
        elif do == "study":
            desk.answer(program.study(request["codes"]))
        elif do == "load":
            seconds, program.room = request["seconds"], request["room"]
            _alarm(seconds)  # who only sleeps uses no CPU time, and would outlive a supervisor that is gone
            desk.answer(load(program, request, desk))
        elif do == "watch":
            _alarm(seconds)
            desk.answer(watch(program, request, desk))
        else:
            _alarm(seconds)
            if "free" not in request:
                desk.most = longest(program.room)
            desk.answer(call(program, request, desk))


def _tell_where() -> None:
    """Have the interpreter write its stack among the answers when it gets the signal for it, whatever it is doing."""
    if sys.platform != "win32":
        faulthandler.register(_signal.SIGUSR1, ANSWERS, all_threads=False)


def dress() -> None:
    """Make the interpreter look as a submission expects it: no arguments, no `__main__` of ours, `exit` and `quit`."""
    builtins.exit = Quitter("exit", "Ctrl-D")
    builtins.quit = Quitter("quit", "Ctrl-D")
    builtins.help = _Helper()
    sys.argv[:] = [""]
    sys.orig_argv[:] = [""]
    sys.modules["__main__"] = type(sys)("__main__")
    sys.setrecursionlimit(DEPTH)
