"""replaces builtins.sorted/len/type/isinstance/list/print at import | fail: worker bound its builtins before student code ran"""

import builtins


class T(type):
    pass


for n in ("len", "sorted", "isinstance", "list", "dict", "getattr", "str", "id", "repr", "print", "open"):
    setattr(builtins, n, lambda *a, **k: True)
builtins.type = lambda *a: list


def solve(xs):
    return 0
