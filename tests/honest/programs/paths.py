# Names of files, without touching any; and what computer is this?
import os
import platform
import sys
from pathlib import Path, PurePosixPath, PureWindowsPath


def parts(path):
    return os.path.basename(path), os.path.dirname(path), os.path.splitext(path)[1]


def join():
    return os.path.join("a", "b", "c.txt"), os.path.normpath("a/../b"), os.path.commonpath(["a/b", "a/c"])


def pure():
    p = PurePosixPath("/home/me/report.tar.gz")
    return (
        p.name,
        p.stem,
        p.suffixes,
        str(p.parent),
        str(p.with_suffix(".txt")),
        PureWindowsPath(r"C:\a\b").drive,
    )


def environment():
    return os.environ.get("NOT_THERE_AT_ALL"), os.getenv("NOT_THERE_AT_ALL", "default"), "x" in os.environ


def computer():
    return (
        bool(platform.system()),
        platform.python_implementation(),
        platform.python_version_tuple()[0],
        bool(platform.platform()),
        os.name == "posix" or os.name == "nt",
        sys.platform in ("linux", "darwin", "win32"),
        (os.cpu_count() or 0) >= 1,
        os.getpid() > 0,
    )


def where():
    return Path.cwd().is_absolute(), os.getcwd() == str(Path().resolve()), Path("x.txt").suffix
