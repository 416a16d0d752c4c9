# numpy
import numpy as np


def multiply(a, b):
    return (np.array(a) @ np.array(b)).tolist()


def statistics(values):
    a = np.array(values, dtype=float)
    return float(a.mean()), float(a.max()), int(a.argmax())


def solve(a, b):
    return [round(float(x), 6) for x in np.linalg.solve(np.array(a, dtype=float), np.array(b, dtype=float))]


def masks(values):
    a = np.array(values)
    return a[a > 2].tolist(), (a * 2).sum().item(), np.where(a % 2 == 0, 0, 1).tolist()


def grid():
    return (
        np.arange(6).reshape(2, 3).T.tolist(),
        np.zeros((2, 2), dtype=int).tolist(),
        np.linspace(0, 1, 3).tolist(),
    )


def lucky():
    a, b = np.random.default_rng(1), np.random.default_rng(1)
    return bool((a.integers(0, 100, 10) == b.integers(0, 100, 10)).all())


def show():
    print(np.array([[1, 2], [3, 4]]))


def wrong():
    return np.array([1, 2]) + np.array([1, 2, 3])
