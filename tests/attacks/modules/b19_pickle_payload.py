"""returns an object whose pickling runs a shell command in whoever unpickles it | wrong: answers are never unpickled"""
import copyreg
import os


class Payload:
    def __reduce__(self):
        return (os.system, ("touch '@CANARYDIR@/unpickled'",))

    __deepcopy__ = __copy__ = None


class Plain:
    pass


copyreg.pickle(Plain, lambda plain: (open, ("@CANARYDIR@/unpickled", "w")))


def solve(xs):
    return [Payload(), Plain()]
