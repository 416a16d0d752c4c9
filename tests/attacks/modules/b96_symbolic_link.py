"""makes symbolic links: the canary under an own name here, and one into the canary folder | refused"""
import os


def solve(xs):
    for target, link in (("@CANARY@", "@CANARYDIR@/link"), ("/proc/self/fd", "@CANARYDIR@/descriptors")):
        try:
            os.symlink(target, link)
        except OSError:
            continue
        return "@TOKEN@"[::-1]
    return sorted(set(xs))
