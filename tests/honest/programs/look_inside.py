# inspect, getattr and friends
import inspect
import sys
import types


def area(width: float, height: float = 1.0, *, unit: str = "cm") -> float:
    """Return the area."""
    return width * height


class Animal:
    legs = 4

    def speak(self, loud=False):
        return "..."


def signature():
    s = inspect.signature(area)
    return str(s), list(s.parameters), s.bind(2, unit="m").arguments["width"]


def source_lines():
    lines, start = inspect.getsourcelines(Animal.speak)
    return len(lines), start, inspect.getsource(area).startswith("def area(")


def members():
    return [name for name, _ in inspect.getmembers(Animal, inspect.isfunction)], inspect.getdoc(area)


def attributes():
    a = Animal()
    setattr(a, "name", "Rex")
    return hasattr(a, "name"), getattr(a, "age", None), vars(a), callable(a.speak), type(a).__qualname__


def who_called():
    return inspect.currentframe().f_code.co_name, inspect.stack()[0].function


def dynamic():
    Dog = type("Dog", (Animal,), {"legs": 3})
    namespace = types.SimpleNamespace(x=1)
    exec("y = x + 1", scope := {"x": 1})
    return Dog().legs, Dog.__name__, namespace.x, scope["y"], eval("1 + 2")


def size():
    return (
        sys.getsizeof([]) > 0,
        sys.getrefcount(object()) > 0,
        sys.maxsize > 2**31,
        sys.version_info >= (3, 11),
    )
