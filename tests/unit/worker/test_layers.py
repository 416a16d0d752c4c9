"""Files: which layer refuses what, each alone and together; and what kills."""

import platform
import signal
import sys

import pytest

from tests.unit.worker.confined import ABI, ALL, FILTERED, LANDLOCKED, User, has_landlock, user

__all__ = ["user"]

if sys.platform != "linux":
    pytest.skip("these layers are Linux's", allow_module_level=True)

ONLY_PRIVILEGES = ("capabilities", "privileges")

READING = """
import os
attempt("outside", open, "/etc/passwd")
attempt("beside", open, folder + "/there")
attempt("list outside", os.listdir, "/etc")
attempt("list the root", os.listdir, "/")
attempt("processes", os.listdir, "/proc")
attempt("memory", open, "/proc/self/maps")
attempt("temporary", os.listdir, "/tmp")
attempt("a device", open, "/dev/zero")
attempt("the standard library", lambda: open(os.__file__).close())
attempt("nothing", open, "/dev/null")
attempt("late import", __import__, "colorsys")
"""

WRITING = """
import os
there = folder + "/there"
attempt("append", lambda: open(there, "a").close())
attempt("both", lambda: open(there, "r+").close())
attempt("overwrite", lambda: open(there, "w").close())
attempt("empty", os.truncate, there, 0)
attempt("shorten", lambda: os.ftruncate(os.open(there, os.O_WRONLY), 0))
attempt("read", lambda: open(there).close())
attempt("new", lambda: open(folder + "/made", "w").close())
attempt("without a name", lambda: os.close(os.open(folder, os.O_TMPFILE | os.O_RDWR)))
attempt("folder", os.mkdir, folder + "/sub")
attempt("pipe", os.mkfifo, folder + "/pipe")
attempt("link", os.link, there, folder + "/link")
attempt("symlink", os.symlink, "/", folder + "/symlink")
attempt("rename", os.rename, there, folder + "/else")
attempt("remove", os.unlink, folder + "/other")
attempt("mode", os.chmod, folder, 0o755)
attempt("times", os.utime, folder)
attempt("standard library", lambda: open(os.__file__, "a").close())
"""
OPENS = {"append", "both", "overwrite", "shorten"}
"""What a file that may be written allows; emptying a file by its name is not needed, and an old Landlock would let it be any."""


@pytest.fixture
def code(user: User) -> str:
    """Put two files into the folder; the start of the code that knows where they are."""
    for name in ("there", "other"):
        path = user.folder / name
        path.write_text("x", encoding="utf-8")
        path.chmod(0o666)
    user.folder.chmod(0o777)
    return f"folder = {str(user.folder)!r}\n"


def names(code: str) -> list[str]:
    return [line.split('"')[1] for line in code.splitlines() if line.startswith("attempt(")]


def test_without_a_layer(user: User, code: str) -> None:
    """All of it would work (but for what needs rights that this user does not have): the others show what a layer does."""
    notes = user.run(code + READING, ONLY_PRIVILEGES).notes
    assert notes == dict.fromkeys(names(READING), "ok")
    notes = user.run(code + WRITING, ONLY_PRIVILEGES).notes
    library = notes.pop("standard library")
    assert library == "EACCES" or user.number is None
    assert notes == dict.fromkeys(notes, "ok")


READABLE = {"the standard library", "nothing", "late import"}


@has_landlock
def test_reading_with_landlock_alone(user: User, code: str) -> None:
    assert user.run(code + READING, LANDLOCKED).notes == {
        name: "ok" if name in READABLE else "EACCES" for name in names(READING)
    }


@has_landlock
def test_reading_with_all(user: User, code: str) -> None:
    assert user.run(code + READING, ALL).notes == {
        name: "ok" if name in READABLE else "EACCES" for name in names(READING)
    }


def test_reading_with_the_filter_alone(user: User, code: str) -> None:
    """It cannot see what a name stands for: it lets all be opened, or nothing."""
    assert user.run(code + READING, FILTERED).notes == dict.fromkeys(names(READING), "ok")
    notes = user.run(code + READING, FILTERED, opens=False).notes
    assert notes == dict.fromkeys(notes, "EACCES")


@has_landlock
def test_writing_with_landlock_alone(user: User, code: str) -> None:
    """Modes and times are beyond it, and before its third version emptying is too."""
    notes = user.run(code + WRITING, LANDLOCKED).notes
    assert {name for name, note in notes.items() if note == "ok"} == {"mode", "times"} | (
        {"empty"} if ABI < 3 else set()
    )
    assert {note for note in notes.values() if note != "ok"} == {"EACCES"}
    assert (user.folder / "other").exists()


@pytest.mark.parametrize("layers", [FILTERED, pytest.param(ALL, marks=has_landlock)], ids="-".join)
def test_writing_with_the_filter(user: User, code: str, layers: tuple[str, ...]) -> None:
    notes = user.run(code + WRITING, layers).notes
    assert notes.pop("read") == ("EACCES" if "landlock" in layers else "ok")
    assert {*notes.values()} == {"EACCES", "EPERM"}
    assert (user.folder / "there").read_text(encoding="utf-8") == "x"
    assert sorted(path.name for path in user.folder.iterdir()) == [
        "confined_child.py",
        "other",
        "there",
        "worker",
    ]


@has_landlock
def test_a_file_that_may_be_written(user: User, code: str) -> None:
    """It can be read, written and emptied once it is open; nothing can be made beside it."""
    notes = user.run(code + WRITING, ALL, written=(str(user.folder / "there"),), writes=True).notes
    assert {name for name, note in notes.items() if note == "ok"} == OPENS | {"read"}
    assert {note for note in notes.values() if note != "ok"} == {"EACCES", "EPERM"}


@has_landlock
def test_a_folder_of_a_package(user: User, code: str) -> None:
    """What the caller adds can be read and listed, with all below it."""
    package = user.folder / "package"
    (package / "below").mkdir(parents=True)
    (package / "below" / "module.py").write_text("", encoding="utf-8")
    notes = user.run(
        code + "import os\nattempt('list', os.listdir, folder + '/package/below')\n"
        "attempt('read', open, folder + '/package/below/module.py')\nattempt('above', os.listdir, folder)",
        ALL,
        read=(str(package),),
    ).notes
    assert notes == {"list": "ok", "read": "ok", "above": "EACCES"}


IMPORTS = """
import contextlib, importlib, io, os, sys, warnings
warnings.simplefilter("ignore")
folders = [folder for folder in sys.path if folder.endswith("lib-dynload")]
names = {name.partition(".")[0] for folder in folders for name in os.listdir(folder) if name.endswith(".so")}
names |= {*sys.stdlib_module_names}
names -= {"antigravity", "this", "ensurepip", "idlelib", "turtledemo", "_ios_support"}  # the last: starts programs
names = {name for name in names if "test" not in name}
with contextlib.redirect_stdout(io.StringIO()):
    for name in sorted(names - {*sys.modules}):
        attempt(name, importlib.import_module, name)
"""


@pytest.mark.parametrize("layers", [FILTERED, pytest.param(ALL, marks=has_landlock)], ids="-".join)
def test_the_standard_library_can_be_imported_late(user: User, layers: tuple[str, ...]) -> None:
    """Every module of it that can be imported at all, with the libraries that extension modules need."""
    free = user.run(IMPORTS, ONLY_PRIVILEGES).notes
    assert len([name for name, note in free.items() if note == "ok"]) > 150
    assert user.run(IMPORTS, layers).notes == free


NUMBERS = {
    "x86_64": {
        "ptrace": 101,
        "process_vm_readv": 310,
        "mount": 165,
        "unshare": 272,
        "bpf": 321,
        "shmget": 29,
        "keyctl": 250,
    },
    "aarch64": {
        "ptrace": 117,
        "process_vm_readv": 270,
        "mount": 40,
        "unshare": 97,
        "bpf": 280,
        "shmget": 194,
        "keyctl": 219,
    },
}
SAME_NUMBERS = {"io_uring_setup": 425, "pidfd_send_signal": 424, "pidfd_getfd": 438, "open_tree": 428}


@pytest.mark.parametrize("call", [*NUMBERS["x86_64"], *SAME_NUMBERS])
def test_what_kills(user: User, call: str) -> None:
    number = NUMBERS[platform.machine()].get(call) or SAME_NUMBERS[call]
    code = f"import ctypes\nctypes.CDLL(None).syscall({number}, -1, 0, 0, 0)"
    assert user.run(code, FILTERED).signal == signal.SIGSYS
    assert user.run(code, ONLY_PRIVILEGES).signal == 0


OLD_CALL = """
import ctypes, mmap
code = b"\\xb8\\x14\\x00\\x00\\x00\\xcd\\x80\\xc3"  # mov eax, 20 (getpid); int 0x80; ret
memory = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
memory.write(code)
place = ctypes.addressof(ctypes.c_char.from_buffer(memory))
ctypes.CFUNCTYPE(ctypes.c_int)(place)()
"""


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the other machines have no such calls")
@pytest.mark.parametrize(
    "code", [OLD_CALL, f"import ctypes\nctypes.CDLL(None).syscall({0x40000000 + 39})"], ids=["i386", "x32"]
)
def test_calls_of_other_kinds_kill(user: User, code: str) -> None:
    assert user.run(code, FILTERED).signal == signal.SIGSYS


@pytest.mark.parametrize("layer", ["seccomp", pytest.param("landlock", marks=has_landlock)])
def test_privileges_must_go_first(user: User, layer: str) -> None:
    """Even for user 0, once it has no capabilities: the kernel would let nobody confine a program with more rights."""
    done = user.fails(("capabilities", layer))
    assert "PermissionError" in done


def test_a_filter_is_checked_by_the_kernel(user: User) -> None:
    """It refuses one that has no end."""
    code = "from _nakijk import seccomp\nattempt('cut', seccomp.install, bytes(8))\nattempt('none', seccomp.install, b'')"
    assert user.run(code, ONLY_PRIVILEGES).notes == {"cut": "EINVAL", "none": "EINVAL"}
