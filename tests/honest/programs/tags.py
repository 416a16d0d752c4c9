# Context managers
from contextlib import ExitStack, closing, contextmanager, nullcontext, suppress


class Tag:
    def __init__(self, name):
        self.name = name

    def __enter__(self):
        print(f"<{self.name}>", end="")
        return self

    def __exit__(self, exc_type, exc, tb):
        print(f"</{self.name}>", end="")
        return exc_type is KeyError


@contextmanager
def indent(lines):
    lines.append("begin")
    try:
        yield lines
    finally:
        lines.append("end")


def bold(text):
    with Tag("p"), Tag("b"):
        print(text, end="")
    print()


def swallow():
    with Tag("x"):
        {}["nope"]
    return "still here"


def lines_with_error():
    lines = []
    with suppress(ZeroDivisionError), indent(lines) as inner:
        inner.append("in")
        1 / 0
    return lines


def stack(names):
    with ExitStack() as todo:
        for name in names:
            todo.enter_context(Tag(name))
        todo.callback(print, "!", end="")
    with nullcontext(3) as three:
        return three


class Door:
    def close(self):
        print("door closed")


def close_it():
    with closing(Door()):
        print("inside")
