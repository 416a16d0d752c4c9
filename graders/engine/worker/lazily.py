"""Modules of ours that few workers need, imported when the order asks for them: before anything of a submission is here."""

import sys

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from types import ModuleType

    from .boot import Finder

_hidden: "dict[str, ModuleType]" = {}
_finders: "list[type[Finder]]" = []
_writes: list[bool] = []


def hide(package: str, finder: "type[Finder]", cache: bool) -> None:
    """Take the modules of `package` and their finder away from where a submission would look; `cache`: write compiled code."""
    _hidden.update({name: one for name, one in sys.modules.items() if name.partition(".")[0] == package})
    _finders[:], _writes[:] = [finder], [cache]
    _put_away()


def load(name: str) -> "ModuleType":
    """Return one more module of the package; nothing of it is left to be seen."""
    package = __name__.rpartition(".")[0]
    sys.modules.update(_hidden)
    sys.meta_path[:0] = _finders
    sys.dont_write_bytecode = not any(_writes)
    try:
        __import__(f"{package}.{name}")
        found = {name: one for name, one in sys.modules.items() if name.partition(".")[0] == package}
        _hidden.update(found)
        return found[f"{package}.{name}"]
    finally:
        _put_away()


def _put_away() -> None:
    sys.dont_write_bytecode = True
    for finder in _finders:
        sys.meta_path.remove(finder)
    for name in _hidden:
        sys.modules.pop(name, None)
