"""What a process gives up, seen from inside and from its parent."""

import ctypes
import os
import signal
import sys

import pytest

from tests.unit.worker.confined import User, user

__all__ = ["user"]

if sys.platform != "linux":
    pytest.skip("these calls are Linux's", allow_module_level=True)

from graders.engine.worker import linux

STATUS = """
status = dict(line.split(":\\t", 1) for line in open("/proc/self/status").read().splitlines() if ":\\t" in line)
notes |= {name: status[name] for name in status if name.startswith("Cap") or name == "NoNewPrivs"}
"""


def test_no_new_privileges(user: User) -> None:
    assert user.run(STATUS, ()).notes["NoNewPrivs"] == "0"
    assert user.run(STATUS, ("privileges",)).notes["NoNewPrivs"] == "1"


def test_capabilities_are_gone(user: User) -> None:
    """All of the superuser's; of an ordinary user, what it could get back stays within reach of nothing."""
    before = user.run(STATUS, ()).notes
    after = user.run(STATUS, ("capabilities",)).notes
    sets = ["CapInh", "CapPrm", "CapEff", "CapAmb"]
    if os.geteuid() == 0 and user.number is None:
        sets.append("CapBnd")
        assert int(before["CapEff"], 16)
    assert {name: int(after[name], 16) for name in sets} == dict.fromkeys(sets, 0)


def test_dropping_twice_is_harmless(user: User) -> None:
    assert user.run("attempt('again', linux.drop_capabilities)", ("capabilities",)).notes == {"again": "ok"}


def test_not_dumpable(user: User) -> None:
    code = "notes['before'] = str(linux.prctl(3)); linux.not_dumpable(); notes['after'] = str(linux.prctl(3))"
    assert user.run(code, ()).notes == {"before": "1", "after": "0"}


def test_the_parent_is_checked(user: User) -> None:
    code = "import os\nattempt('own', linux.die_with_parent, os.getppid())\nattempt('other', linux.die_with_parent, 1)"
    expected = "ok" if os.getpid() == 1 else "ESRCH"
    assert user.run(code, ()).notes == {"own": "ok", "other": expected}


FAMILY = """
import os, signal, time
linux.subreaper()
reading, writing = os.pipe()
middle = os.fork()
if middle == 0:
    own = os.getpid()
    child = os.fork()
    if child == 0:
        KEEP
        os.write(writing, b"%d" % os.getpid())
        time.sleep(30)
        os._exit(0)
    time.sleep(30)
    os._exit(0)
child = int(os.read(reading, 20))
os.kill(middle, signal.SIGKILL)
os.waitpid(middle, 0)
if END:
    os.kill(child, signal.SIGTERM)
ended, status = os.waitpid(-1, 0)  # the child is ours now
notes["signal"] = str(os.WTERMSIG(status)) if ended == child else "another process"
"""


def test_a_child_dies_with_its_parent(user: User) -> None:
    """And its grandparent, a subreaper, hears of it; without asking for it, it would live on."""
    code = FAMILY.replace("KEEP", "linux.die_with_parent(own)").replace("END", "False")
    assert user.run(code, ()).notes == {"signal": str(int(signal.SIGKILL))}
    code = FAMILY.replace("KEEP", "pass").replace("END", "True")
    assert user.run(code, ()).notes == {"signal": str(int(signal.SIGTERM))}


DESCRIPTORS = """
import os
null = os.open("/dev/null", os.O_RDONLY)
for place in (3, 9, 10, 11, 40, 900):
    os.dup2(null, place)
REPLACED
linux.close_all_but({0, 1, 2, 10, 11, 40})
for place in (0, 1, 2, 3, 9, 10, 11, 40, null, 900):
    attempt(str(place), os.fstat, place)
"""


@pytest.mark.parametrize(
    "replaced",
    [
        "",
        "def refuse(*_): raise PermissionError(1, '')\nlinux.system_call = refuse",
        "linux._CLOSE_RANGE = 9999",
    ],
    ids=["close_range", "forbidden", "missing"],
)
def test_descriptors_are_closed(user: User, replaced: str) -> None:
    """With the call for it, and as old kernels and containers make us do it."""
    notes = user.run(DESCRIPTORS.replace("REPLACED", replaced), ()).notes
    assert {name for name, note in notes.items() if note == "ok"} == {"0", "1", "2", "10", "11", "40"}
    assert {name for name, note in notes.items() if note == "EBADF"} == {"3", "9", "900"}


def test_namespaces(user: User) -> None:
    """Without rights there is none to be had; flags that are none are told apart."""
    code = "attempt('network', linux.unshare, linux.CLONE_NEWNET)\nattempt('nothing', linux.unshare, 1)"
    assert user.run(code, ("capabilities",)).notes == {"network": "EPERM", "nothing": "EINVAL"}


def test_the_flags_of_namespaces() -> None:
    """As Python knows them too, since 3.12."""
    names = [name for name in vars(linux) if name.startswith("CLONE_NEW")]
    assert len(names) == 5
    for name in names:
        assert getattr(linux, name) == getattr(os, name, getattr(linux, name))


def test_errors_tell_what_failed() -> None:
    with pytest.raises(OSError, match="unshare: Invalid argument") as caught:
        linux.unshare(1)
    assert caught.value.errno == 22


def test_an_address() -> None:
    data = bytes(range(1, 50)) * 3
    assert ctypes.string_at(linux.address(data), len(data)) == data
    assert linux.system_call(436, 1 << 20, 1 << 20, 0) == 0  # closing nothing: numbers go as they are


def test_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    assert linux.machine() == os.uname().machine
    monkeypatch.setattr(sys, "maxsize", (1 << 31) - 1)
    assert linux.machine() not in {"x86_64", "aarch64"}


def test_no_import_of_ctypes(user: User) -> None:
    """It takes longer than all the rest; `_ctypes` is enough."""
    code = "import sys\nnotes['imported'] = str(sorted({'ctypes', 'struct', '_struct'} & {*sys.modules}))"
    assert user.run(code, ("privileges", "seccomp")).notes == {"imported": "[]"}
