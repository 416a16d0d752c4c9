"""replaces worker modules in sys.modules, __main__ attributes | fail: worker holds its own references"""

import sys, types

for n in list(sys.modules):
    if n in ("worker", "codec", "sandbox", "json", "os", "struct", "__main__"):
        sys.modules[n] = types.ModuleType(n)


def solve(xs):
    return None
