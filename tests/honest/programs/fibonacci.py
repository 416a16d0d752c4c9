# Decorators
import functools
from functools import cached_property, lru_cache, wraps


def shout(function):
    @wraps(function)
    def wrapper(*args, **kwargs):
        print("start", function.__name__)
        result = function(*args, **kwargs)
        print("end", function.__name__)
        return result

    return wrapper


def repeat(times):
    def decorator(function):
        @wraps(function)
        def wrapper(*args):
            return [function(*args) for _ in range(times)]

        return wrapper

    return decorator


@lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


@functools.cache
def fac(n):
    return 1 if n == 0 else n * fac(n - 1)


@shout
def double(x):
    """Twice x."""
    return 2 * x


@repeat(3)
def square(x):
    return x * x


class Circle:
    def __init__(self, r):
        self.r = r

    @cached_property
    def area(self):
        print("calculating")
        return 3 * self.r**2


def names():
    return double.__name__, double.__doc__, square.__wrapped__(4)


def cache_info():
    fib.cache_clear()
    fib(30)
    info = fib.cache_info()
    return info.misses, info.hits


def area_twice(r):
    c = Circle(r)
    return c.area + c.area
