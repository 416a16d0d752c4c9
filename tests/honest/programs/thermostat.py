# Exceptions: our own hierarchy, raise ... from, else and finally


class HeatingError(Exception):
    pass


class TooCold(HeatingError):
    def __init__(self, degrees):
        super().__init__(degrees)
        self.degrees = degrees

    def __str__(self):
        return f"{self.degrees} degrees is too cold"


def read(text):
    try:
        degrees = int(text)
    except ValueError as error:
        raise HeatingError(f"no temperature: {text}") from error
    else:
        if degrees < 5:
            raise TooCold(degrees)
        return degrees
    finally:
        print("read", text)


def cause(text):
    try:
        read(text)
    except HeatingError as error:
        return type(error).__name__, str(error), type(error.__cause__).__name__


def group():
    caught = []
    try:
        raise ExceptionGroup("two", [ValueError("a"), TypeError("b")])
    except* ValueError as g:
        caught += [str(e) for e in g.exceptions]
    except* TypeError as g:
        caught += [str(e) for e in g.exceptions]
    return caught


def note():
    try:
        error = KeyError("k")
        error.add_note("in the drawer")
        raise error
    except LookupError as e:
        return e.args, e.__notes__


def checked(n):
    assert n > 0, "n must be positive"
    return n


def index(items, i):
    return items[i]


def order():
    for i in range(3):
        try:
            if i == 1:
                continue
            print("try", i)
        finally:
            print("finally", i)
    else:
        print("done")
