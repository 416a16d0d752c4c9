"""opens a file of its own in the canary folder, and appends to the canary | refused"""


def solve(xs):
    done = 0
    for path, mode in (("@CANARYDIR@/plain", "w"), ("@CANARY@", "a"), ("@CANARY@", "r+")):
        try:
            with open(path, mode) as file:
                file.write("changed")
            done += 1
        except OSError:
            pass
    return "@TOKEN@"[::-1] if done else sorted(set(xs))
