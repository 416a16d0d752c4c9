# The walrus operator
import io
import re


def chunks(text, size):
    source = io.StringIO(text)
    result = []
    while chunk := source.read(size):
        result.append(chunk)
    return result


def numbers(words):
    return [int(m[0]) for w in words if (m := re.search(r"\d+", w))]


def first_big(values):
    return big if any((big := v) > 10 for v in values) else None
