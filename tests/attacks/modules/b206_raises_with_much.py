"""raises in each case from ten places with twenty lists of numbers each, which all are told of | fail, at no cost"""


def solve(xs, depth=20):
    a = b = c = d = e = f = g = h = i = j = k = m = n = o = p = q = r = s = [0.5] * 199
    if depth:
        return solve(xs, depth - 1)
    raise ValueError(str([a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q, r, s])[:9000])
