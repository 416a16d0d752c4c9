"""sets recursion limit, switch interval, digit limit, collection and float style to the worst | its own cases only"""
import gc
import sys
import threading


def solve(xs):
    answer = sorted(set(xs))
    sys.setswitchinterval(1000)
    sys.set_int_max_str_digits(640)
    gc.set_threshold(1)
    gc.freeze()
    threading.stack_size(32768)
    sys.path[:] = sys.argv[:] = ["/nonexistent"]
    sys.dont_write_bytecode = False
    sys.ps1 = sys.stdin = sys.__stdout__ = None
    sys.setrecursionlimit(max(40, len(xs) % 2 + 40))
    return answer
