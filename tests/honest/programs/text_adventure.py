# match and case
from dataclasses import dataclass


@dataclass
class Move:
    direction: str
    steps: int = 1


def execute(command):
    match command.split():
        case ["quit" | "exit"]:
            return "bye"
        case ["go", ("north" | "south") as direction]:
            return f"you go {direction}"
        case ["take", *things] if things:
            return f"you take {' and '.join(things)}"
        case []:
            return "say something"
        case _:
            return "what?"


def shape(value):
    match value:
        case {"kind": "circle", "r": float() | int() as r}:
            return 3 * r * r
        case (w, h):
            return w * h
        case None:
            return 0
        case str(text):
            return len(text)


def move(direction, steps):
    match Move(direction, steps):
        case Move("north", n):
            return (0, n)
        case Move(direction="east", steps=n):
            return (n, 0)
        case Move():
            return (0, 0)
