"""opens a file of its own in the canary folder, and appends to the canary | refused"""


def solve(xs):
    for path, mode in (("@CANARYDIR@/plain", "w"), ("@CANARY@", "a"), ("@CANARY@", "r+")):
        try:
            with open(path, mode) as file:
                file.write("changed")
        except OSError:
            continue
        return "@TOKEN@"[::-1]
    return sorted(set(xs))
