"""returns a list that holds itself, in two ways | wrong: a cycle is a value like another, and no endless descent"""


def solve(xs):
    answer = sorted(set(xs))
    answer.append({"again": answer, "pair": (answer, [answer])})
    return answer
