"""lets multiprocessing and concurrent.futures start processes (spawn, fork server, resource tracker) | refused"""
import multiprocessing
import os
import time


def solve(xs):
    os.environ["MARK"] = "@TOKEN@"
    for method in ("spawn", "forkserver", "fork"):
        try:
            process = multiprocessing.get_context(method).Process(target=time.sleep, args=(300,))
            process.start()
        except BaseException:
            continue
        return "@TOKEN@"[::-1]
    return sorted(set(xs))
