"""lets multiprocessing and concurrent.futures start processes (spawn, fork server, resource tracker) | refused"""
import multiprocessing
import time


def solve(xs):
    for method in ("fork", "forkserver", "spawn"):
        try:
            process = multiprocessing.get_context(method).Process(target=time.sleep, args=(300,), name="@TOKEN@")
            process.start()
        except BaseException:
            continue
        return "@TOKEN@"[::-1]
    return sorted(set(xs))
