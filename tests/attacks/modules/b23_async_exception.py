"""a thread keeps raising SystemExit in the main thread (PyThreadState_SetAsyncExc), inside the worker too | fail, grader goes on"""
import ctypes
import threading
import time

MAIN = threading.main_thread().ident


def pester():
    while True:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(MAIN), ctypes.py_object(SystemExit))
        time.sleep(0.0005)


def solve(xs):
    threading.Thread(target=pester, daemon=True).start()
    time.sleep(0.1)
    return []
