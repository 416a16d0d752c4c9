"""a weakref.finalize on the answer writes a second answer as soon as the first is let go | fail: one answer for one call"""
import os
import weakref


class Answer(list):
    pass


def again():
    for fd in range(3, 32):
        try:
            os.write(fd, b'{"k": "ret", "v": ["l", []], "pass": true}\n')
        except OSError:
            pass


def solve(xs):
    answer = Answer([None])
    weakref.finalize(answer, again)
    return answer
