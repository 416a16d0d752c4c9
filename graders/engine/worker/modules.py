"""Modules that exist in memory only: the submission, the files beside it, and the packages it may import."""

import builtins
import sys

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

_Spec: "type[ModuleSpec]" = type(sys.__spec__)  # `importlib.machinery` is half a millisecond away
preloaded: set[str] = set()
"""Modules that are here only because a zygote imported them for everybody: a file beside the submission goes before them."""

STAND_IN = "submission"
"""The name of a submission whose file name cannot be a module's, or is one of the standard library's.

It is longer where a file beside the submission has it."""


class Memory:
    """Finds and loads modules whose source came over the wire; with `get_source`, so that tracebacks show lines."""

    def __init__(self, sources: "Mapping[str, str]") -> None:
        self._sources = sources

    def find_spec(
        self, name: str, path: "Sequence[str] | None" = None, target: "ModuleType | None" = None
    ) -> "ModuleSpec | None":
        """Return where `name` comes from, if it is one of ours."""
        del path, target
        if name in self._sources or self.is_package(name):
            return self.spec(name, filename(name, self.is_package(name)))
        return None

    def spec(self, name: str, origin: str) -> "ModuleSpec":
        """Return the spec of a module that this finder loads, with `origin` as the name of its file."""
        spec = _Spec(name, self, origin=origin, is_package=self.is_package(name))  # type: ignore[arg-type]
        spec.has_location = True
        return spec

    def is_package(self, name: str) -> bool:
        """Tell whether there are modules below `name`."""
        return any(other.startswith(f"{name}.") for other in self._sources)

    def get_source(self, name: str) -> str:
        """Return the source of a module, for tracebacks and `inspect`."""
        return self._sources.get(name, "")

    def create_module(self, spec: "ModuleSpec") -> None:
        """Leave it to the import system."""

    def exec_module(self, module: "ModuleType") -> None:
        """Compile and run a module."""
        origin = module.__spec__.origin if module.__spec__ else None
        see_builtins(module)
        code = compile(self.get_source(module.__name__), origin or module.__name__, "exec", dont_inherit=True)
        exec(code, module.__dict__)  # noqa: S102 (this is what the child is for)


class Granted:
    """Finds the third-party packages that the exercise allows, and no others beside them."""

    def __init__(self, origins: "Mapping[str, str]") -> None:
        """Take the file of each package, by its name."""
        self._origins = origins

    def find_spec(
        self, name: str, path: "Sequence[str] | None" = None, target: "ModuleType | None" = None
    ) -> "ModuleSpec | None":
        """Return where an allowed package lies."""
        del path, target  # a package finds what is in it by itself
        origin = self._origins.get(name)
        if origin is None:
            return None
        from importlib.util import spec_from_file_location  # only where an exercise allows a package

        folder, _, file = origin.replace("\\", "/").rpartition("/")
        inside = [folder] if file == "__init__.py" else None
        return spec_from_file_location(name, origin, submodule_search_locations=inside)


def filename(name: str, package: bool = False) -> str:
    """Return the name of the file beside the submission that the module `name` came from."""
    return name.replace(".", "/") + ("/__init__.py" if package else ".py")


def module_name(file: str, taken: "Mapping[str, str]") -> str:
    """Return the name under which a submission of this file name can be imported without hiding anything."""
    stem = file.replace("\\", "/").rpartition("/")[2].removesuffix(".py")
    free = stem not in sys.stdlib_module_names and stem not in taken and stem not in sys.modules
    if stem.isidentifier() and free:
        return stem
    name = STAND_IN
    while name in taken:
        name += "_"
    return name


def make_main(
    file: str, source: str, helpers: "Mapping[str, str]", packages: "Mapping[str, str]"
) -> "ModuleType":
    """Install the finders and return the (still empty) module of the submission, importable under its name."""
    name = module_name(file, helpers)
    for other in preloaded.intersection(sys.modules):
        if other.partition(".")[0] in helpers:
            del sys.modules[other]
    finder = Memory({**helpers, name: source})
    sys.meta_path[:0] = [finder, *([Granted(packages)] if packages else [])]
    spec = finder.spec(name, file)
    module = type(sys)(name)
    module.__spec__ = spec
    module.__loader__ = spec.loader
    module.__file__ = file
    see_builtins(module)
    sys.modules[name] = sys.modules["__main__"] = module  # where `doctest.testmod()` looks, as at home
    return module


def see_builtins(module: "ModuleType") -> None:
    """Give a module the interpreter's builtins; it would else have the copy that our own modules see."""
    module.__dict__["__builtins__"] = vars(builtins)
