# Shop inventory with dataclasses
from dataclasses import asdict, astuple, dataclass, field, replace


@dataclass
class Item:
    name: str
    price: float
    count: int = 0
    tags: list[str] = field(default_factory=list)

    def total(self) -> float:
        return self.price * self.count


@dataclass(frozen=True, order=True, slots=True)
class Version:
    major: int
    minor: int = 0


def stock_value(rows):
    items = [Item(*row) for row in rows]
    return sum(item.total() for item in items)


def as_dict(name, price):
    item = Item(name, price)
    item.tags.append("new")
    return asdict(item)


def show(name):
    print(Item(name, 1.5, 2))
    print(Item(name, 1.5) == Item(name, 1.5))


def newest(versions):
    best = max(Version(*v) for v in versions)
    return astuple(replace(best, minor=best.minor + 1))


def change_frozen():
    Version(1).major = 2
