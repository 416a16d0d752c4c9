"""fills linecache and replaces co_lines with false source, so that the report shows other code than was run | own source is shown"""
import linecache
import sys

FALSE = ["\x1b[32mdef solve(xs): return sorted(set(xs))  # correct\x1b[0m\n"] * 200


def solve(xs):
    for path in {solve.__code__.co_filename, *linecache.cache, "<string>"}:
        linecache.cache[path] = (1, None, FALSE, path)
    globals()["__file__"] = "@CANARY@"
    sys.modules[__name__].__loader__ = None if __name__ in sys.modules else None
    raise ValueError("line of another file")
