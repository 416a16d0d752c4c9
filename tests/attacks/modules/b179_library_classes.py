"""patches classes of the library that other submissions use: Counter, deque, OrderedDict, heapq, functools | right; next one unharmed"""
import bisect
import collections
import functools
import heapq
import itertools
import math


def solve(xs):
    collections.Counter.most_common = lambda self, n=None: []
    collections.Counter.__missing__ = lambda self, key: 1
    functools.reduce = itertools.chain = math.floor = lambda *a, **k: 0
    heapq.heappush = bisect.bisect_left = bisect.insort = lambda *a, **k: 0
    collections.deque = collections.OrderedDict = collections.defaultdict = list
    return sorted(set(xs))
