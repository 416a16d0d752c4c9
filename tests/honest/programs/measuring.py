# Measuring our own program, and asking for help
import cProfile
import io
import timeit
import tracemalloc
from contextlib import redirect_stdout


def area(width, height):
    """Area."""
    return width * height


def seconds():
    return timeit.timeit("area(2, 3)", globals=globals(), number=10) > 0


def profile():
    out = io.StringIO()
    with redirect_stdout(out):
        cProfile.runctx("area(2, 3)", globals(), {})
    return "function calls" in out.getvalue(), "(area)" in out.getvalue()


def memory():
    tracemalloc.start()
    numbers = list(range(1000))
    now, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return len(numbers), 0 < now <= peak


def ask_help():
    help(area)
