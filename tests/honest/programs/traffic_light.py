# Enums
from enum import Enum, Flag, IntEnum, StrEnum, auto, unique


@unique
class Light(Enum):
    RED = "stop"
    GREEN = "go"
    YELLOW = "slow down"

    def next(self):
        order = [Light.RED, Light.GREEN, Light.YELLOW]
        return order[(order.index(self) + 1) % 3]


class Level(IntEnum):
    LOW = auto()
    MIDDLE = auto()
    HIGH = auto()


class Right(Flag):
    READ = auto()
    WRITE = auto()
    RUN = auto()


class Suit(StrEnum):
    HEARTS = auto()
    SPADES = auto()


def walk(start, steps):
    light = Light[start]
    for _ in range(steps):
        print(light.name, light.value)
        light = light.next()
    return light.name


def from_value(value):
    return Light(value).name


def levels():
    return [level.name for level in Level if level > Level.LOW], Level.HIGH + 1


def rights():
    mine = Right.READ | Right.RUN
    return Right.WRITE in mine, Right.RUN in mine, mine.value


def suits():
    return [str(s) for s in Suit]
