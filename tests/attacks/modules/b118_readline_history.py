"""lets readline, dbm, cProfile and tracemalloc write files in the canary folder | refused"""
import cProfile
import dbm.dumb
import importlib
import tracemalloc


def history():
    importlib.import_module("readline").write_history_file("@CANARYDIR@/history")


def snapshot():
    tracemalloc.start()
    tracemalloc.take_snapshot().dump("@CANARYDIR@/snapshot")


TRIES = (
    history,
    snapshot,
    lambda: cProfile.Profile().dump_stats("@CANARYDIR@/profile"),
    lambda: dbm.dumb.open("@CANARYDIR@/dumb", "c").close(),
)


def solve(xs):
    written = 0
    for attempt in TRIES:
        try:
            attempt()
            written += 1
        except Exception:
            pass
    return "@TOKEN@"[::-1] if written else sorted(set(xs))
