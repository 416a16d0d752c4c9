# f-strings with all kinds of formats


def receipt(lines):
    for name, price in lines:
        print(f"{name:<10}|{price:>8.2f}")
    print(f"{'total':.<10}|{sum(p for _, p in lines):08.2f}")


def formats(n, width):
    return [
        f"{n:,}",
        f"{n:_}",
        f"{n:x}",
        f"{n:#b}",
        f"{n:e}",
        f"{n:>{width}}",
        f"{n:^+{width}d}",
        f"{n / 10000:.1%}",
        f"{n!r:*^8}",
        f"{n=}",
    ]


def old_styles():
    return "%s is %d (%5.1f)" % ("Tom", 12, 1.25), "{0}-{1}-{0}".format("a", "b"), "{n:>3}".format(n=1)


class Temperature:
    def __init__(self, celsius):
        self.celsius = celsius

    def __format__(self, spec):
        if spec == "F":
            return f"{self.celsius * 9 / 5 + 32:.0f}F"
        return f"{self.celsius}C"


def temperature(celsius):
    t = Temperature(celsius)
    return f"{t} is {t:F}"


def wrong_format():
    return f"{'text':d}"
