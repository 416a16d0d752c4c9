"""a thread that watches for modules to come and replaces their solve by a wrong one | right; the next one unharmed"""
import gc
import sys
import threading
import time
import types


def watch():
    while True:
        for thing in [*sys.modules.values(), *gc.get_objects()]:
            names = thing if type(thing) is dict else getattr(thing, "__dict__", {}) if type(thing) is types.ModuleType else {}
            if names is not globals() and callable(names.get("solve")):
                names["solve"] = lambda xs: ["stolen"]
        time.sleep(0.01)


def solve(xs):
    threading.Thread(target=watch, daemon=True).start()
    return sorted(set(xs))
