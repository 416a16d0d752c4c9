"""The process that the workers of a supervisor are forked from: everything is imported, and no submission was ever here.

It hears its supervisor over a socket that keeps messages apart, on descriptor 0, and answers each:

    (at the start)                               -> what it is and has, as JSON
    `fork` and three descriptors                 -> the number of the new worker, and a descriptor of the process
    `probe` and three descriptors                -> the same, of a worker that tries what must be refused
    `reap NUMBER`, when that worker has ended    -> its exit status

or `! ERRNO`. When its supervisor is gone it ends, and the system then kills the workers.
"""

import gc
import sys
from _signal import SIG_IGN, SIGINT, signal  # type: ignore[import-not-found]  # what `signal` is made of
from _socket import AF_UNIX, CMSG_SPACE, SCM_RIGHTS, SOCK_SEQPACKET, SOL_SOCKET, socket

from . import confine, modules
from .kernel import kernel
from .linux_layers import LinuxLayers, prepare
from .orphans import KILL, end_orphans
from .preload import preload
from .probe import probe
from .protocol import dumps
from .serve import dress, serve
from .streams import open_streams
from .wire import PRINTED

TYPE_CHECKING = False  # the zygote does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable
    from io import TextIOWrapper
    from typing import NoReturn

    _Work = Callable[[int, list[str], LinuxLayers, TextIOWrapper], NoReturn]
    """What a worker does: from the address space in use, what protects already, the layers, and standard output."""

CONTROL, NULL = 20, 21
"""Where its own descriptors are, out of the way of those of workers."""

INT = 4
"""The bytes of a descriptor's number in a message."""


def run(empty: str, words: str, *asked: str) -> "NoReturn":
    """Get ready, and fork workers until nobody asks for any more.

    `empty` is a folder for workers that need none of their own; `words` say what is wished for (`usual`, `namespaces`) or not
    (`no-landlock`, `no-seccomp`), `asked` are modules that a submission imports.
    """
    wished = words.split()
    kernel.dup2(0, CONTROL, inheritable=False)
    null = confine.open_null()
    kernel.dup2(null, NULL, inheritable=False)
    kernel.dup2(NULL, 0)
    kernel.dup2(NULL, 1)
    kernel.chdir("/")
    signal(SIGINT, SIG_IGN)
    confine.raise_cpu_seconds()
    control = socket(AF_UNIX, SOCK_SEQPACKET, 0, CONTROL)
    layers, told = prepare(wished, empty)
    modules.preloaded.update(preload("usual" in wished, asked, layers.opens))
    dress()
    out = _streams()
    base = confine.address_space()
    control.send(dumps({"id": "", "kind": "zygote", **told}).encode("ascii"))
    gc.freeze()  # what is here now is shared with every worker, and never written to by its collector
    _Zygote(control, layers, base, out).run()


def _streams() -> "TextIOWrapper":
    """Open the standard streams of the workers, which are theirs once other descriptors have these numbers.

    Standard output is a pipe then, and must be one now: a stream looks at once whether it can go back.
    """
    reads, writes = kernel.pipe()
    kernel.dup2(writes, PRINTED)
    out = open_streams()
    kernel.dup2(NULL, PRINTED)
    kernel.close(reads)
    kernel.close(writes)
    return out


class _Zygote:
    """Forks and reaps, as it is asked."""

    def __init__(self, control: socket, layers: LinuxLayers, base: int, out: "TextIOWrapper") -> None:
        self._control = control
        self._layers = layers
        self._base = base
        self._out = out
        self._workers: set[int] = set()

    def run(self) -> "NoReturn":
        while True:
            message, parts, _, _ = self._control.recvmsg(64, CMSG_SPACE(3 * INT))
            if not message:
                self._end()
            word, _, number = message.partition(b" ")
            descriptors = [
                int.from_bytes(data[at : at + INT], sys.byteorder)
                for level, kind, data in parts
                if (level, kind) == (SOL_SOCKET, SCM_RIGHTS)
                for at in range(0, len(data), INT)
            ]
            try:
                if word == b"reap":
                    self._control.send(b"%d" % self._reap(int(number)))
                else:
                    self._fork(word, descriptors)
            except OSError as error:
                self._control.send(b"! %d" % (error.errno or 0))
            for descriptor in descriptors:
                kernel.close(descriptor)

    def _end(self) -> "NoReturn":
        """End with the supervisor; it may not have had the time to clear away what was ours."""
        try:
            kernel.rmdir(self._layers.empty)
        finally:
            kernel._exit(0)

    def _fork(self, word: bytes, descriptors: list[int]) -> None:
        pid = kernel.fork()
        if not pid:
            work: _Work = serve
            if word == b"probe":
                work = probe
            self._worker(work, *descriptors)
        self._workers.add(pid)
        try:
            handle = kernel.pidfd_open(pid)
        except OSError:  # nobody would ever ask for it
            kernel.kill(pid, KILL)
            self._reap(pid)
            raise
        self._control.sendmsg([b"%d" % pid], [(SOL_SOCKET, SCM_RIGHTS, handle.to_bytes(INT, sys.byteorder))])
        kernel.close(handle)

    def _worker(
        self,
        work: "_Work",
        requests: int,
        answers: int,
        printed: int,
    ) -> "NoReturn":
        """Be a worker, whatever happens: what goes wrong here is ours, and is told where a trace is looked for."""
        try:
            gc.enable()
            on = confine.own_session()
            confine.move_descriptors(requests, answers, printed, NULL, self._layers.ruleset)
            work(self._base, on, self._layers, self._out)
        except BaseException:  # noqa: BLE001 (it must not go on as a second zygote)
            from traceback import format_exc

            kernel.write(PRINTED, format_exc().encode("utf-8", "backslashreplace"))
        finally:
            kernel._exit(1)

    def _reap(self, pid: int) -> int:
        _, status = kernel.waitpid(pid, 0)
        self._workers.discard(pid)
        end_orphans(self._workers)
        return int(kernel.waitstatus_to_exitcode(status))
