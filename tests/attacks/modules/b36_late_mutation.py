"""a thread keeps changing the returned list while it is being written out | fail: what was written is wrong, once"""
import threading


def churn(answer, xs):
    while True:
        answer[:] = [None] * 50
        answer.clear()
        answer.extend(xs)


def solve(xs):
    answer = [None]
    threading.Thread(target=churn, args=(answer, list(xs) + [object()]), daemon=True).start()
    return answer
