# Inheritance and abstract base classes
from abc import ABC, abstractmethod


class Shape(ABC):
    def __init__(self, name):
        self.name = name

    @abstractmethod
    def area(self):
        """Return the area."""

    def describe(self):
        return f"{self.name} with area {self.area()}"


class Rectangle(Shape):
    def __init__(self, width, height, name="rectangle"):
        super().__init__(name)
        self.width = width
        self.height = height

    def area(self):
        return self.width * self.height


class Square(Rectangle):
    def __init__(self, side):
        super().__init__(side, side, "square")


class Swims:
    def move(self):
        return ["swim"]


class Walks:
    def move(self):
        return ["walk"]


class Duck(Swims, Walks):
    def move(self):
        return [*super().move(), *Walks.move(self), "fly"]


def describe_all(sides):
    shapes = [Rectangle(*s) if isinstance(s, tuple) else Square(s) for s in sides]
    for shape in sorted(shapes, key=lambda s: s.area()):
        print(shape.describe())
    return sum(shape.area() for shape in shapes)


def make_abstract():
    try:
        Shape("nothing")
    except TypeError:
        return "not allowed"
    return "allowed"


def relations():
    return issubclass(Square, Shape), isinstance(Square(2), Rectangle), isinstance(3, Shape)


def duck():
    return Duck().move(), [c.__name__ for c in Duck.__mro__]
