"""Whether an exception is the demanded one: the class by identity, and its message exactly."""

from __future__ import annotations

import builtins

from graders.engine.model import Raised, Raises


def is_demanded(raises: Raises, ending: Raised) -> bool:
    """Return whether the class and the message of an exception are what is demanded."""
    return has_class(raises, ending) and raises.message in (None, ending.message)


def has_class(raises: Raises, ending: Raised) -> bool:
    """Return whether an exception is of the demanded class, or where that is enough, of one below it."""
    wanted = _identity(raises.type)
    return wanted in ending.types if raises.subclass else ending.types[:1] == (wanted,)


def _identity(type_name: str) -> str:
    """Return the name of a class as outcomes give it: of a builtin its own, else after `user:`."""
    builtin = getattr(builtins, type_name, None)
    if isinstance(builtin, type) and issubclass(builtin, BaseException):
        return builtin.__name__
    return f"user:{type_name}"
