# Looking at a traceback oneself
import sys
import traceback


def divide(a):
    return a / 0


def last_line():
    try:
        divide(1)
    except ZeroDivisionError:
        lines = traceback.format_exc().splitlines()
    return lines[0], lines[-1], any("return a / 0" in line for line in lines)


def lines():
    try:
        divide(1)
    except ZeroDivisionError as error:
        return [(frame.name, frame.lineno, frame.line) for frame in traceback.extract_tb(error.__traceback__)]


def info():
    try:
        divide(1)
    except ZeroDivisionError:
        kind, value, tb = sys.exc_info()
        traceback.print_exc()
        return kind.__name__, str(value), tb is not None
