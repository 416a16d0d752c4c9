"""a regular expression that backtracks for ages inside C, where no Python exception can enter | time limit"""
import re


def solve(xs):
    return re.match(r"(a|aa|a?)+$", "a" * 200 + "b")
