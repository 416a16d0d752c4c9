"""object with endless __repr__/__str__/__hash__ | fail at once: no such method is called"""


class S:
    def __repr__(self):
        while True:
            pass

    __str__ = __hash__ = __repr__


def solve(xs):
    return [S()]
