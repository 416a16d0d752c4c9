# Generators: numbers without end, yield from, send


def count_from(n):
    while True:
        yield n
        n += 1


def primes():
    found = []
    for n in count_from(2):
        if all(n % p for p in found):
            found.append(n)
            yield n


def first_primes(n):
    g = primes()
    return [next(g) for _ in range(n)]


def flatten(nested):
    for item in nested:
        if isinstance(item, list):
            yield from flatten(item)
        else:
            yield item


def flat(nested):
    return list(flatten(nested))


def average():
    total = count = 0
    mean = None
    while True:
        value = yield mean
        total += value
        count += 1
        mean = total / count


def running_average(values):
    g = average()
    next(g)
    return [g.send(v) for v in values]


def closing():
    def lines():
        try:
            yield 1
            yield 2
        finally:
            print("closed")

    g = lines()
    first = next(g)
    g.close()
    return first, list(x * x for x in range(4) if x % 2)
