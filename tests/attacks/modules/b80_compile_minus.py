"""a source whose expression of 100000 minus signs overflows or fills whoever parses it | compilation error or not run, no crash"""

DEPTH = @COMPILEBOMB@


def solve(xs):
    return sorted(set(xs))
