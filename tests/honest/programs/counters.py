# Closures and global state

calls = 0


def make_counter(start=0):
    count = start

    def step(by=1):
        nonlocal count
        count += by
        return count

    return step


def two_counters():
    a = make_counter()
    b = make_counter(10)
    return a(), a(), b(5), a()


def adders(numbers):
    functions = [lambda x, n=n: x + n for n in numbers]
    return [f(10) for f in functions]


def late_binding():
    functions = []
    for i in range(3):
        functions.append(lambda: i)
    return [f() for f in functions]


def count_calls():
    global calls
    calls += 1
    return calls
