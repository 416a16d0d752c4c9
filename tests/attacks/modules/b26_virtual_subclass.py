"""a class registered as virtual subclass of every abstract class, and __subclasshook__ lies | wrong: types are known exactly"""
import abc
import collections.abc
import numbers


class Everything:
    __class__ = property(lambda self: list)

    def __subclasshook__(cls):
        return True


for module in (collections.abc, numbers):
    for thing in list(vars(module).values()):
        if isinstance(thing, abc.ABCMeta):
            thing.register(Everything)


def solve(xs):
    return Everything()
