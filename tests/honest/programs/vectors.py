# Operators of our own: special methods, properties, descriptors, iterators
import gc
import weakref


class Vector:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x, self.y = x, y

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)

    def __mul__(self, n):
        return Vector(self.x * n, self.y * n)

    __rmul__ = __mul__

    def __eq__(self, other):
        return isinstance(other, Vector) and (self.x, self.y) == (other.x, other.y)

    def __hash__(self):
        return hash((self.x, self.y))

    def __repr__(self):
        return f"Vector({self.x}, {self.y})"

    def __iter__(self):
        yield self.x
        yield self.y

    def __bool__(self):
        return any(self)

    def __getitem__(self, i):
        return (self.x, self.y)[i]


class Positive:
    def __set_name__(self, owner, name):
        self.name = "_" + name

    def __get__(self, instance, owner):
        return getattr(instance, self.name)

    def __set__(self, instance, value):
        if value <= 0:
            raise ValueError(f"{self.name[1:]} must be positive")
        setattr(instance, self.name, value)


class Box:
    side = Positive()

    def __init__(self, side):
        self.side = side

    @property
    def volume(self):
        return self.side**3

    @volume.setter
    def volume(self, value):
        self.side = round(value ** (1 / 3))


class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n == 0:
            raise StopIteration
        self.n -= 1
        return self.n + 1


class Registry(type):
    made = []

    def __new__(mcs, name, bases, namespace):
        mcs.made.append(name)
        return super().__new__(mcs, name, bases, namespace)


class Plugin(metaclass=Registry):
    children = []

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        Plugin.children.append(cls.__name__)


class Game(Plugin):
    pass


def calculate():
    v = Vector(1, 2) + 3 * Vector(1, 0)
    print(v)
    return list(v), v == Vector(4, 2), bool(Vector(0, 0)), v[-1], len({v, Vector(4, 2)})


def box(side):
    b = Box(side)
    volume = b.volume
    b.volume = 27
    return volume, b.side


def countdown(n):
    return list(Countdown(n)), max(Countdown(n))


def registered():
    return Registry.made, Plugin.children


def forgotten():
    class Thing:
        pass

    thing = Thing()
    reference = weakref.ref(thing)
    alive = reference() is thing
    del thing
    gc.collect()
    return alive, reference() is None


def no_attribute():
    Vector(1, 2).z = 3
