"""subprocess, os.system, os.exec*, posix_spawn | refused (EPERM)"""
import os
import subprocess


def solve(xs):
    done = [os.system("touch '@CANARYDIR@/system'")]
    for start in (
        lambda: subprocess.run(["/bin/sh", "-c", "id"], capture_output=True).stdout,
        lambda: os.posix_spawn("/bin/true", ["true"], {}),
        lambda: os.execv("/bin/echo", ["echo", "PASSED"]),
    ):
        try:
            done.append(repr(start()))
        except Exception as error:
            done.append(type(error).__name__)
    return done
