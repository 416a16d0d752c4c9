# Regular expressions
import re

PHONE = re.compile(r"\b0(?P<area>\d{2})-(?P<number>\d{7})\b")


def find_numbers(text):
    return [m.group("area", "number") for m in PHONE.finditer(text)]


def hide_numbers(text):
    return PHONE.sub(lambda m: "0" + m["area"] + "-" + "x" * 7, text)


def words(text):
    return re.findall(r"[^\W\d_]+", text.lower())


def split(text):
    return re.split(r"\s*[,;]\s*", text)


def is_date(text):
    m = re.fullmatch(
        r"""
        (\d{4})   # year
        -(\d\d)   # month
        -(\d\d)   # day
        """,
        text,
        re.VERBOSE,
    )
    return m is not None and tuple(map(int, m.groups()))


def wrong_pattern():
    try:
        re.compile("(unclosed")
    except re.error as error:
        return error.msg, error.pos
