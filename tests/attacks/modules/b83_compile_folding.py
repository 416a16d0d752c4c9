"""a source of constants that multiply to gigabytes when a compiler folds them | any verdict but an error of ours, in time"""

FOLDED = lambda: @COMPILEBOMB@


def solve(xs):
    return sorted(set(xs))
