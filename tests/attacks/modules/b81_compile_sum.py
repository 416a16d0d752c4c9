"""a source with a sum of 50000 terms, a tree as deep as it is long for whoever walks it | any verdict but an error of ours"""

TOTAL = @COMPILEBOMB@


def solve(xs):
    return sorted(set(xs))
