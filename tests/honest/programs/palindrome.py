"""Palindromes, with doctests.

>>> is_palindrome("lepel")
True
"""

import contextlib
import doctest
import io
import sys


def is_palindrome(text):
    """Tell whether text is the same backwards.

    >>> is_palindrome("Neven")
    True
    >>> is_palindrome("abc")
    False
    """
    text = text.lower()
    return text == text[::-1]


def mistaken(x):
    """Return x plus one.

    >>> mistaken(1)
    3
    """
    return x + 1


def test():
    report = io.StringIO()
    with contextlib.redirect_stdout(report):
        results = doctest.testmod(sys.modules[__name__])
    return results.failed, results.attempted, "Got:\n    2\n" in report.getvalue()


if __name__ == "__main__":
    doctest.testmod(verbose=True)
