"""subprocess, os.system, os.exec*, posix_spawn | refused (EPERM)"""

import os, subprocess


def solve(xs):
    r = []
    for f in (
        lambda: subprocess.run(["/bin/sh", "-c", "id"], capture_output=True).stdout,
        lambda: os.posix_spawn("/bin/true", ["true"], {}),
        lambda: os.execv("/bin/echo", ["echo", "PASSED"]),
    ):
        try:
            r.append(repr(f()))
        except Exception as e:
            r.append(type(e).__name__)
    r.append(os.system("touch @CANARYDIR@/system"))
    return r
