"""returns a list nested a million deep, to overflow the stack of whoever walks it | wrong or crash; the grader goes on"""


def solve(xs):
    answer = []
    for _ in range(1_000_000):
        answer = [answer]
    return answer
