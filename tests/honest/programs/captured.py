# All kinds of output
import io
import sys
from contextlib import redirect_stderr, redirect_stdout


def noisy(n):
    print("n =", n)
    return n


def captured(n):
    out = io.StringIO()
    with redirect_stdout(out):
        noisy(n)
    return out.getvalue()


def swapped():
    old = sys.stdout
    sys.stdout = io.StringIO()
    try:
        noisy(1)
        text = sys.stdout.getvalue()
    finally:
        sys.stdout = old
    print("back")
    return text


def dots(n):
    for _ in range(n):
        print(".", end="", flush=True)
    print()


def write():
    count = sys.stdout.write("one\n")
    sys.stdout.writelines(["two\n", "three"])
    sys.stdout.flush()
    print("", 1, 2.0, None, [3], sep="|")
    return count


def errors():
    err = io.StringIO()
    with redirect_stderr(err):
        print("wrong", file=sys.stderr)
    print("not captured", file=sys.stderr)
    return err.getvalue()


def encoding():
    return sys.stdout.encoding, sys.getdefaultencoding(), sys.getfilesystemencoding()
