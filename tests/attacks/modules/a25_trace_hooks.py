"""sys.settrace/setprofile/addaudithook that raise inside the worker loop | fail or crash, grader unaffected"""

import sys


def t(*a):
    raise SystemExit(0)


def solve(xs):
    sys.setprofile(t)
    sys.settrace(t)
    sys.addaudithook(t)
    return []
