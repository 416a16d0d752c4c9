"""The modules beside a student's file that it may import, found without running or parsing anything."""

from __future__ import annotations

import _imp
import os
import sys

from graders.engine import messages
from graders.engine.model import Feedback
from graders.engine.record import Record
from graders.engine.submissions.errors import SubmissionError
from graders.engine.submissions.files import read_file
from graders.engine.submissions.names import shown, stem
from graders.engine.submissions.places import is_file, is_folder, leaves
from graders.engine.submissions.scan import imported_modules, imported_words

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

MAX_HELPERS = 100
_MAX_DEPTH = 8
"""How deep packages within packages are followed."""


class Helpers(Record):
    """Module name → source; a module is a package when another name continues it after a dot."""

    sources: Mapping[str, bytes] = {}
    remarks: tuple[Feedback, ...] = ()


class _Module(Record):
    """A module that may be imported; a folder without `__init__.py` has no path."""

    name: str
    path: str | None
    link: bool = False
    """Whether it leads out of the folder, and is not to be followed."""


def find_helpers(folder: str | os.PathLike[str], source: bytes, itself: str = "") -> Helpers:
    """Return the modules of `folder` that `source` imports, and those that these import, and so on.

    A file counts as imported when every part of its module name stands on a line that may import: one too
    many does no harm, since it is only run when it is imported. At most `MAX_HELPERS` are taken; links that
    leave the folder, and files that are no text, are left out with a remark. One that hides a module of Python
    is taken, as Python does, with a remark; `itself` is the name of the student's own file, which may be the one.
    """
    sources: dict[str, bytes] = {}
    remarks: dict[str, tuple[Feedback, ...]] = {}
    words = imported_words(source)
    while fresh := [module for module in _modules(folder, words) if module.name not in remarks]:
        room = MAX_HELPERS - len(sources)
        for module in fresh[:room]:
            found, remarks[module.name] = _read(module)
            if found is not None:
                sources[module.name] = found
                words |= imported_words(found)
        if len(fresh) > room:
            text = messages.submissions.TOO_MANY_HELPERS.fill(limit=MAX_HELPERS)
            remarks[""] = (Feedback("too-many-helpers", text),)
            break
    told = [_hides(name, itself) for name in _hiding(source, sources)]
    return Helpers(sources, (*told, *(remark for said in remarks.values() for remark in said)))


def _hiding(source: bytes, helpers: Mapping[str, bytes]) -> list[str]:
    """Return the helpers that hide a module of Python which is imported."""
    named = helpers.keys() & sys.stdlib_module_names
    if not named:
        return []
    return sorted(imported_modules(b"\n".join([source, *helpers.values()])) & named)


def others_imported(path: str | os.PathLike[str], source: bytes) -> tuple[str, ...]:
    """Return the names of the files beside `path` that it imports, but for those named as a module of Python."""
    names = imported_modules(source) - sys.stdlib_module_names - {stem(path)}
    found = (module for module in _modules(os.path.dirname(path), names) if "." not in module.name)
    return tuple(
        shown(os.path.basename(module.path)) for module in found if module.path and stem(module.path) in names
    )


def _hides(name: str, itself: str) -> Feedback:
    text = messages.submissions.HIDES_ITSELF if itself == f"{name}.py" else messages.submissions.HIDES
    return Feedback("helper-hides", text.fill(file=f"{name}.py", module=name))


def _read(module: _Module) -> tuple[bytes | None, tuple[Feedback, ...]]:
    if module.path is None:
        return b"", ()
    name = shown(os.path.basename(module.path))
    if module.link:
        return None, (Feedback("helper-link", messages.submissions.HELPER_LINK.fill(file=name)),)
    try:
        decoded = read_file(module.path).decoded
    except SubmissionError as error:
        return None, (Feedback("helper-unreadable", error.text),)
    said = [
        remark._replace(text=messages.submissions.IN_HELPER.fill(file=name, remark=remark.text))
        for remark in decoded.remarks
    ]
    return decoded.source, tuple(said)


def _modules(folder: str | os.PathLike[str], words: frozenset[str], prefix: str = "") -> Iterator[_Module]:
    """Yield the modules in `folder` whose name is in `words`, as `import` would choose between them."""
    entries = _entries(folder)
    for word in sorted(words & {name.removesuffix(".py") for name in entries}):
        if not prefix and _comes_first(word):
            continue
        inner = entries.get(word)
        regular = inner is not None and is_file(os.path.join(inner, "__init__.py"))
        module = entries.get(word + ".py")
        if inner is not None and is_folder(inner) and (regular or _may_be_bare(word, module)):
            yield from _package(inner, prefix + word, words)
        elif module is not None and not is_folder(module):
            yield _Module(prefix + word, module.path, leaves(module, folder))


def _comes_first(word: str) -> bool:
    """Whether Python takes its own module of this name before it looks for files."""
    return word in sys.builtin_module_names or _imp.is_frozen(word)


def _may_be_bare(word: str, module: os.DirEntry[str] | None) -> bool:
    """Whether a folder without `__init__.py` is imported: any module of that name goes before it."""
    return module is None and word not in sys.stdlib_module_names


def _package(inner: os.DirEntry[str], name: str, words: frozenset[str]) -> Iterator[_Module]:
    init = os.path.join(inner, "__init__.py")
    # Links to folders may go round in circles, so that none is followed.
    yield _Module(name, init if is_file(init) else None, inner.is_symlink())
    if not inner.is_symlink() and name.count(".") < _MAX_DEPTH:
        yield from _modules(inner, words, name + ".")


def _entries(folder: str | os.PathLike[str]) -> Mapping[str, os.DirEntry[str]]:
    try:
        with os.scandir(folder or os.curdir) as entries:
            return {entry.name: entry for entry in entries}
    except OSError:
        return {}  # a folder that cannot be listed has nothing that could be imported from it
