"""What a process can and cannot do once it has confined itself, for real, as this user and as one without rights."""

import sys

import pytest

from tests.unit.worker.confined import ALL, FILTERED, User, has_landlock, user

__all__ = ["user"]

if sys.platform != "linux":
    pytest.skip("these layers are Linux's", allow_module_level=True)

FORBIDDEN = """
import ctypes, errno, fcntl, mmap, os, resource, signal, socket, subprocess, tempfile
parent = os.getppid()
libc = ctypes.CDLL(None, use_errno=True)

def c(name, *arguments):
    if getattr(libc, name)(*arguments) < 0:
        raise OSError(ctypes.get_errno(), name)

attempt("signal to the parent", os.kill, parent, 0)
attempt("signal to its group", os.kill, 0, 0)
attempt("signal to all", os.kill, -1, 0)
attempt("fork", os.fork)
attempt("execute", os.execv, "/bin/true", ["true"])
attempt("spawn", os.posix_spawn, "/bin/true", ["true"], {})
attempt("subprocess", subprocess.run, ["/bin/true"])
attempt("internet socket", socket.socket, socket.AF_INET, socket.SOCK_STREAM)
attempt("datagram socket", socket.socket, socket.AF_INET, socket.SOCK_DGRAM)
attempt("local socket", socket.socket, socket.AF_UNIX, socket.SOCK_STREAM)
attempt("virtual machine's socket", socket.socket, socket.AF_VSOCK, socket.SOCK_STREAM)
a, b = socket.socketpair()
attempt("address on a pair", b.sendto, b"x", "/nowhere")
attempt("message on a pair", b.sendmsg, [b"x"])
attempt("socket option", b.setsockopt, socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 20)
attempt("owner", fcntl.fcntl, 0, fcntl.F_SETOWN, parent)
attempt("signal number", fcntl.fcntl, 0, 10, signal.SIGKILL)
attempt("asynchronous", fcntl.fcntl, b.fileno(), fcntl.F_SETFL, os.O_ASYNC)
attempt("asynchronous by ioctl", fcntl.ioctl, b.fileno(), 0x5452, b"\\1\\0\\0\\0")
attempt("typing into a terminal", fcntl.ioctl, 0, 0x5412, b"x")
attempt("record lock", fcntl.lockf, 0, fcntl.LOCK_EX)
attempt("lock", fcntl.flock, 0, fcntl.LOCK_SH)
attempt("lease", fcntl.fcntl, 0, fcntl.F_SETLEASE, fcntl.F_RDLCK)
attempt("notify", fcntl.fcntl, 0, fcntl.F_NOTIFY, fcntl.DN_ACCESS)
attempt("larger pipe", fcntl.fcntl, os.pipe()[1], 1031, 1 << 20)
attempt("limit of the parent", lambda: c("prlimit", parent, 0, bytes(16), None))
attempt("limits of the parent", resource.prlimit, parent, resource.RLIMIT_CPU)
attempt("own limit", lambda: c("setrlimit", 4, bytes(16)))
attempt("priority", os.setpriority, os.PRIO_PROCESS, parent, 5)
attempt("processors", os.sched_setaffinity, parent, {0})
attempt("dumpable", lambda: c("prctl", 4, 1, 0, 0, 0))
attempt("outlive the parent", lambda: c("prctl", 1, 0, 0, 0, 0))
attempt("handle of a process", os.pidfd_open, parent)
attempt("memory file", os.memfd_create, "x")
attempt("session", os.setsid)
attempt("user", os.setuid, 0)
attempt("watch", lambda: c("inotify_init"))
attempt("lock memory", lambda: c("mlock", bytes(8), 8))
attempt("sync", lambda: c("syncfs", 0))
"""
REFUSED = {
    "asynchronous by ioctl": "ENOTTY",
    "typing into a terminal": "ENOTTY",
}

WORKING = """
import asyncio, decimal, faulthandler, hashlib, locale, mmap, os, random, resource, select, signal, socket, sqlite3
import sys, threading, time, zoneinfo

async def some():
    await asyncio.sleep(0.001)
    return await asyncio.gather(asyncio.sleep(0, 1), asyncio.sleep(0, 2))

def alarm():
    def heard(*_): raise KeyError
    signal.signal(signal.SIGALRM, heard)
    signal.setitimer(signal.ITIMER_REAL, 0.01)
    try:
        signal.pause()
    except KeyError:
        signal.alarm(0)
        return
    raise ValueError

def poll():
    a, b = socket.socketpair()
    b.send(b"x")
    with select.epoll() as poll:
        poll.register(a, select.EPOLLIN)
        assert poll.poll(1) and select.select([a], [], [], 1)[0] and a.recv(9) == b"x"
    b.shutdown(socket.SHUT_WR)
    a.getpeername()

def catch():
    for number in (signal.SIGUSR1, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
        signal.raise_signal(number)
        os.kill(os.getpid(), number)
        signal.pthread_kill(threading.get_ident(), number)

attempt("asyncio", lambda: asyncio.run(some()))
attempt("alarm", alarm)
attempt("poll", poll)
attempt("signals to itself", catch)
attempt("sleep", time.sleep, 0.001)
attempt("clocks", lambda: (time.time(), time.monotonic(), time.process_time(), time.thread_time(), time.localtime()))
attempt("random", lambda: (os.urandom(8), random.SystemRandom().random(), os.getrandom(8)))
attempt("database", lambda: sqlite3.connect(":memory:").execute("create table t (x)").fetchall())
attempt("hash", lambda: (hashlib.sha256(b"x"), hashlib.new("md5"), hashlib.scrypt(b"x", salt=b"y", n=2, r=1, p=1)))
attempt("locale", locale.setlocale, locale.LC_ALL, "")
attempt("faulthandler", lambda: (faulthandler.enable(), faulthandler.dump_traceback(sys.stderr)))
attempt("usage", lambda: (resource.getrusage(0), resource.getrlimit(0), os.times(), os.uname(), os.cpu_count()))
attempt("limits", lambda: resource.prlimit(os.getpid(), resource.RLIMIT_CPU))
attempt("memory", lambda: (mmap.mmap(-1, 1 << 16).close(), bytearray(1 << 26)))
attempt("pipe", lambda: os.write(os.pipe()[1], b"x"))
attempt("duplicate", lambda: os.set_inheritable(os.dup(1), True))
attempt("descriptors", lambda: (os.isatty(1), os.get_blocking(1), os.closerange(50, 60)))
attempt("folder", lambda: (os.getcwd(), os.stat("/"), os.path.exists("/nowhere"), os.access("/", os.R_OK)))
attempt("source", lambda: open(os.__file__, encoding="utf-8").read())
attempt("standard library", lambda: sorted(os.listdir(os.path.dirname(os.__file__))))
attempt("no children", lambda: os.waitpid(-1, 0))
if os.path.exists("/usr/share/zoneinfo/Europe/Amsterdam"):
    attempt("time zone", lambda: zoneinfo.ZoneInfo("Europe/Amsterdam"))
"""

THREADS = """
import asyncio, os, signal, threading
from concurrent.futures import ThreadPoolExecutor

def start():
    with ThreadPoolExecutor(2) as pool:
        assert sum(pool.map(abs, [-1, 2])) == 3

attempt("threads", start)
attempt("asyncio", lambda: asyncio.run(asyncio.to_thread(threading.get_ident)))
attempt("fork", os.fork)
"""


def raising(code: str) -> dict[str, str]:
    """Return EPERM for each attempt in the code, or what is known to be refused with another error."""
    names = [
        line.partition('"')[2].partition('"')[0] for line in code.splitlines() if line.startswith("attempt(")
    ]
    return {name: REFUSED.get(name, "EPERM") for name in names}


@pytest.mark.parametrize("layers", [FILTERED, pytest.param(ALL, marks=has_landlock)], ids="-".join)
def test_what_is_forbidden(user: User, layers: tuple[str, ...]) -> None:
    assert user.run(FORBIDDEN, layers).notes == raising(FORBIDDEN)


@pytest.mark.parametrize("layers", [FILTERED, pytest.param(ALL, marks=has_landlock)], ids="-".join)
def test_what_works(user: User, layers: tuple[str, ...]) -> None:
    notes = user.run(WORKING, layers).notes
    assert notes.pop("no children") == "ECHILD"
    assert notes == dict.fromkeys(notes, "ok")
    assert len(notes) >= 20


def test_threads(user: User) -> None:
    """A setting of the filter."""
    assert user.run(THREADS, FILTERED, threads=True).notes == {
        "threads": "ok",
        "asyncio": "ok",
        "fork": "EPERM",
    }
    none = {"threads": "RuntimeError", "asyncio": "RuntimeError", "fork": "EPERM"}
    assert user.run(THREADS, FILTERED).notes == none
