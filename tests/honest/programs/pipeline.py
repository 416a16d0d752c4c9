# functools and operator
import operator
from functools import cmp_to_key, partial, reduce, singledispatch, total_ordering
from operator import attrgetter, itemgetter


def product(numbers):
    return reduce(operator.mul, numbers, 1)


def by_second(pairs):
    return sorted(pairs, key=itemgetter(1), reverse=True)


def powers(n):
    square = partial(pow, exp=2)
    return [square(i) for i in range(n)]


def largest_number(numbers):
    def compare(a, b):
        return (b + a > a + b) - (a + b > b + a)

    return "".join(sorted(map(str, numbers), key=cmp_to_key(compare)))


@total_ordering
class Card:
    def __init__(self, value):
        self.value = value

    def __eq__(self, other):
        return self.value == other.value

    def __lt__(self, other):
        return self.value < other.value


def cards():
    hand = [Card(5), Card(2), Card(9)]
    return list(map(attrgetter("value"), sorted(hand))), Card(3) >= Card(3), Card(4) > Card(8)


@singledispatch
def kind(x):
    return "something"


@kind.register
def _(x: int):
    return f"int {x}"


@kind.register(list)
def _(x):
    return f"list of {len(x)}"


def kinds(values):
    return [kind(v) for v in values]
