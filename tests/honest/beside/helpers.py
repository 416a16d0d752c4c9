# Functions that more than one program uses

GREETING = "Hoi"
_count = 0


def greet(name):
    return f"{GREETING} {name}!"


def shout(text):
    return text.upper()


def counter():
    global _count
    _count += 1
    return _count


def check_age(age):
    if age < 0:
        raise ValueError("too young")
