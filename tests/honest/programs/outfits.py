# itertools
import itertools
from itertools import accumulate, chain, combinations, cycle, groupby, islice, pairwise, product, takewhile


def outfits(shirts, trousers):
    return [f"{a} {b}" for a, b in product(shirts, trousers)]


def pairs(names):
    return list(combinations(names, 2)), list(pairwise(names))


def squeeze(text):
    return [(letter, len(list(group))) for letter, group in groupby(text)]


def colours(n):
    return list(islice(cycle(["red", "white", "blue"]), n))


def totals(numbers):
    return list(accumulate(numbers)), list(accumulate(numbers, max))


def small(numbers):
    return list(takewhile(lambda x: x < 10, chain(numbers, itertools.count(5))))


def longest():
    return list(itertools.zip_longest("ab", "xyz", fillvalue="-")), len(
        list(itertools.permutations(range(4)))
    )
