# typing
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import (
    Any,
    Generic,
    Literal,
    NamedTuple,
    Optional,
    Protocol,
    TypedDict,
    TypeVar,
    get_type_hints,
    overload,
)

T = TypeVar("T")


class Stack(Generic[T]):
    def __init__(self) -> None:
        self._items: list[T] = []

    def push(self, item: T) -> None:
        self._items.append(item)

    def pop(self) -> T:
        return self._items.pop()

    def __len__(self) -> int:
        return len(self._items)

    def __iter__(self) -> Iterator[T]:
        return iter(reversed(self._items))


class Named(Protocol):
    name: str


class City(NamedTuple):
    name: str
    people: int = 0


class Film(TypedDict, total=False):
    title: str
    year: int


def reverse(items: list[Any]) -> list[Any]:
    stack: Stack[Any] = Stack()
    for item in items:
        stack.push(item)
    return list(stack)


def greet(thing: Named) -> str:
    return "hello " + thing.name


def greet_city() -> str:
    return greet(City("Delft"))


def film(title: str) -> Film:
    return {"title": title, "year": 1999}


@overload
def twice(x: int) -> int: ...
@overload
def twice(x: str) -> str: ...
def twice(x):
    return x * 2


def apply(f: Optional[Callable[[int], int]] = None, mode: Literal["a", "b"] = "a") -> int:
    return f(1) if f else 0


def hints() -> dict[str, str]:
    return {name: getattr(kind, "__name__", str(kind)) for name, kind in get_type_hints(City).items()}


def pop_empty() -> int:
    return Stack[int]().pop()
