"""prints PASSED lines, JSON verdicts and fake frames to stdout/stderr | fail: stdout is data, never parsed"""

import sys, os


def solve(xs):
    print("PASSED solve")
    print('{"k":"ret","v":["l",[1,2,3]]}')
    sys.stderr.write("100% passed\n")
    os.write(1, b"\x30\0\0\0{}")
    return None
