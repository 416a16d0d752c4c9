"""What the interpreter itself keeps of classes and objects, read past anything their own code pretends.

Attribute access on a submission's object may run the submission's code (`__getattribute__`, properties,
metaclasses); the descriptors of the built-in types, taken here before that code exists, do not.
"""

from types import BuiltinFunctionType, FunctionType, GeneratorType, GetSetDescriptorType, MethodType

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Callable

NAME = 200
"""The longest name that is passed on, in characters."""

mro: "Callable[[object], tuple[type, ...]]" = type.__dict__["__mro__"].__get__
class_dict: "Callable[[object], dict[str, object]]" = type.__dict__["__dict__"].__get__
_class_name: "Callable[[object], str]" = type.__dict__["__name__"].__get__
_function_name: "Callable[[object], str]" = FunctionType.__dict__["__name__"].__get__
_builtin_name: "Callable[[object], str]" = BuiltinFunctionType.__dict__["__name__"].__get__
_generator_name: "Callable[[object], str]" = GeneratorType.__dict__["__qualname__"].__get__
_method_function: "Callable[[object], object]" = MethodType.__dict__["__func__"].__get__
_read_slot = GetSetDescriptorType.__get__


def plain(text: str) -> str:
    """Return the characters of `text` as an exact, bounded str that JSON can carry."""
    exact = str.__str__(text)[:NAME]
    return exact if exact.isascii() else exact.encode("utf-8", "backslashreplace").decode()


def class_name(of: object) -> str:
    """Return the name of the class `of`: what the interpreter keeps, not what a metaclass says."""
    return plain(_class_name(of))


def function_name(function: object) -> str:
    """Return the name of a function, a built-in function or a method of one."""
    if type(function) is MethodType:
        function = _method_function(function)
    if type(function) is FunctionType:
        return plain(_function_name(function))
    return plain(_builtin_name(function)) if type(function) is BuiltinFunctionType else "?"


def generator_name(generator: object) -> str:
    """Return the name of the function that made the generator."""
    return plain(_generator_name(generator))


def attributes(value: object) -> object:
    """Return the `__dict__` that the interpreter keeps for `value`; None when it has none (or hides it)."""
    for base in mro(type(value)):
        slot = class_dict(base).get("__dict__")
        if slot is not None:
            return _read_slot(slot, value, base) if type(slot) is GetSetDescriptorType else None
    return None
