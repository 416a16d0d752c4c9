"""an exception class whose name and module hold markup, a line break and escapes | named safely"""

NAME = "<script>alert(1)</script>]]>\n\x1b[31mError</testcase>"


def solve(xs):
    raise type(NAME, (Exception,), {"__module__": "<img src=x onerror=alert(2)>", "__qualname__": NAME})("\"'><svg onload=alert(3)>")
