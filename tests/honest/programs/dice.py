# Random numbers with a seed, so that everybody gets the same ones
import random
from random import Random, choice, randint, shuffle


def throws(n):
    random.seed(42)
    return [randint(1, 100) for _ in range(n)]


def one_float():
    return Random(42).random()


def same_luck(seed):
    a, b = Random(seed), Random(seed)
    return [a.randrange(1000) for _ in range(20)] == [b.randrange(1000) for _ in range(20)]


def shuffled(cards):
    random.seed("a text")
    hand = list(cards)
    shuffle(hand)
    return sorted(hand) == sorted(cards), len(hand)


def in_range(n):
    return all(1 <= randint(1, 6) <= 6 for _ in range(n)), choice("a"), random.sample(range(5), 5).__len__()


def many_ways():
    random.seed(0)
    bell = random.gauss(0, 1)
    pick = random.choices(["x"], weights=[1], k=3)
    even = random.uniform(2, 2)
    secret = random.SystemRandom().randint(5, 5)
    return isinstance(bell, float), pick, even, secret
