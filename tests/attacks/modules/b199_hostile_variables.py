"""raises where the local variables are a mapping of its own, with names that are markup and values that raise | runtime error"""


class Names(dict):
    def __getitem__(self, name):
        if name == "ValueError":
            return ValueError
        raise KeyError(name)

    def items(self):
        while True:
            yield ("\x1b[2J", self)

    keys = __iter__ = items


def solve(xs):
    exec(compile("raise ValueError('in here')", "<string>", "exec"), {"__builtins__": {"ValueError": ValueError}}, Names(a=1))
