"""The first lines of a process of ours: load our own files by path under a private name, forget how, and begin.

Run as `python -s -P -S -B boot.py serve|zygote cache|keep [SETTINGS]`, never imported. Our modules see a copy of the
builtins, made before any code of a submission exists: what a submission patches in `builtins` is not what we call. Compiled
code of ours is read from `__pycache__`, and written there (once) only when told `cache`.
"""

import builtins
import gc
import sys
from _frozen_importlib_external import SourceFileLoader, spec_from_file_location

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

PACKAGE = "_nakijk"
BUILTINS = dict(vars(builtins))
HERE = __file__.replace("\\", "/").rpartition("/")[0]


class Loader(SourceFileLoader):
    """Loads a file of ours, with our own builtins."""

    def create_module(self, spec: "ModuleSpec") -> "ModuleType":
        """Return the module, not yet filled."""
        module = type(sys)(spec.name)
        module.__dict__["__builtins__"] = BUILTINS
        return module


class Finder:
    """Finds the files beside this one, as modules of the private package."""

    @staticmethod
    def find_spec(
        name: str, path: "Sequence[str] | None" = None, target: "ModuleType | None" = None
    ) -> "ModuleSpec | None":
        """Return where a module of ours lies."""
        del path, target
        if not name.startswith(f"{PACKAGE}."):
            return None
        file = f"{HERE}/{name.rpartition('.')[2]}.py"
        return spec_from_file_location(name, file, loader=Loader(name, file))


def boot(role: str, caching: str, *settings: str) -> None:
    """Load the module `role`, leave nothing of ours where a submission would look, and have it run."""
    gc.disable()  # until there is code of a submission: what we import stays
    package = type(sys)(PACKAGE)
    package.__path__ = []
    sys.modules[PACKAGE] = package
    sys.meta_path.insert(0, Finder)
    sys.dont_write_bytecode = caching != "cache"
    begin: Callable[..., None] = getattr(__import__(f"{PACKAGE}.{role}", fromlist=["run"]), "run")  # noqa: B009
    sys.modules[f"{PACKAGE}.lazily"].hide(PACKAGE, Finder, caching == "cache")  # which every role imports
    begin(*settings)


if __name__ == "__main__":
    boot(*sys.argv[1:])
