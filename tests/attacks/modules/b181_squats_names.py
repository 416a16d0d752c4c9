"""puts itself into sys.modules under every name another submission may have, and its loader | right; the next one is its own"""
import sys
import types

IMPOSTOR = types.ModuleType("impostor")
IMPOSTOR.solve = lambda xs: ["impostor"]
for name in ("solve", "submission", "student", "solution", "exercise", "__main__", "honest", "main"):
    sys.modules[name] = IMPOSTOR


def solve(xs):
    return sorted(set(xs))
