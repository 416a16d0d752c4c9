"""metaclass with hostile __name__, __module__, mro, __instancecheck__ | fail, worker survives"""


class M(type):
    def mro(cls):
        return [cls, object]

    def __instancecheck__(cls, o):
        return True

    @property
    def __module__(cls):
        raise SystemExit(0)

    @property
    def __name__(cls):
        raise SystemExit(0)


class X(metaclass=M):
    @property
    def __dict__(self):
        raise SystemExit(0)


def solve(xs):
    return X()
