"""Room for our own code in the submission's process: on the stack, and free of its tracing."""

from sys import getrecursionlimit, setprofile, setrecursionlimit, settrace

DEEP = 2_000
"""The recursion depth that our own code may need (values of 100 levels), whatever limit the submission set."""


class OwnRoom:
    """While our own code works after the submission's; its limit holds again afterwards, its tracing ends."""

    def __enter__(self) -> None:
        settrace(None)
        setprofile(None)
        self._limit = getrecursionlimit()
        setrecursionlimit(max(self._limit, DEEP))

    def __exit__(self, *_: object) -> None:
        setrecursionlimit(self._limit)
