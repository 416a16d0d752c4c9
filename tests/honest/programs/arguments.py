# All kinds of arguments, and some built-in functions


def order(a, b=2, *rest, c=3, **more):
    return a, b, rest, c, more


def calls():
    numbers = [1, 2, 3, 4]
    return order(*numbers, c=0, x=1), order(1), order(**{"a": 5, "c": 6})


def only(a, /, b, *, c):
    return a + b + c


def keyword_only():
    return only(1, b=2, c=3)


def too_few():
    return order()


def grows(item, items=[]):
    items.append(item)
    return len(items)


def builtins_used(values):
    return (
        sum(values),
        min(values),
        max(values, key=abs),
        sorted(values, reverse=True),
        list(map(abs, values)),
        list(filter(None, values)),
        list(zip(values, "abc")),
        list(enumerate(values, 1)),
        list(reversed(values)),
        all(values),
        any(values),
    )


def conversions():
    return (
        int("12"),
        float("1.5"),
        str(1.0),
        bool(""),
        list("ab"),
        tuple([1]),
        dict(a=1),
        chr(65),
        hex(255),
        round(2.5),
        abs(-3j),
    )


def texts(s):
    return (
        s.split(),
        s.upper(),
        s.replace("a", "o"),
        s.find("z"),
        s.center(9, "*"),
        s.partition(" "),
        "-".join(s),
        s[::-1],
        s.startswith("a"),
        s.isalpha(),
        s.zfill(6),
    )


def echo(value):
    return value
