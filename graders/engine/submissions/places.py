"""What lies at a path of a student, asked so that no link, loop or forbidden folder raises."""

from __future__ import annotations

import os


def is_folder(path: str | os.PathLike[str]) -> bool:
    """Whether it is a folder, or a link to one; False when that cannot be told."""
    return os.path.isdir(path)


def is_file(path: str | os.PathLike[str]) -> bool:
    """Whether it is an ordinary file, or a link to one; False when that cannot be told."""
    return os.path.isfile(path)


def is_broken_link(path: str | os.PathLike[str]) -> bool:
    """Whether it is a link that leads to nothing, or round in a circle."""
    return os.path.islink(path) and not os.path.exists(path)


def same(path: str | os.PathLike[str], other: str | os.PathLike[str]) -> bool:
    """Whether both lead to one place, which need not exist; False when that cannot be told."""
    try:
        return os.path.realpath(path) == os.path.realpath(other)
    except OSError:  # the folder that we are in was removed
        return False


def leaves(path: str | os.PathLike[str], folder: str | os.PathLike[str]) -> bool:
    """Whether `path`, which lies in `folder`, is a link to somewhere else."""
    if not os.path.islink(path):
        return False
    inside = os.path.join(os.path.realpath(folder), "")
    return not os.path.realpath(path).startswith(inside)
