"""an exception class whose __str__, __reduce__, args and __traceback__ raise or never end | runtime error, and within time"""


class Hostile(Exception):
    def __str__(self):
        while True:
            pass

    __repr__ = __reduce__ = __str__

    @property
    def args(self):
        raise SystemExit(0)

    @property
    def __traceback__(self):
        raise SystemExit(0)

    @property
    def __class__(self):
        raise SystemExit(0)


def solve(xs):
    raise Hostile
