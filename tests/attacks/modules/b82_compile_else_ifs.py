"""a source with a chain of 3000 conditional expressions, deep for the compiler's symbol table | any verdict but an error of ours"""

CHOICE = @COMPILEBOMB@


def solve(xs):
    return sorted(set(xs))
