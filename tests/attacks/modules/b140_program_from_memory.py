"""writes a program into a memfd and executes that (fexecve), since no file is executable | refused"""
import os

SCRIPT = b"#!/bin/sh\ntouch '@CANARYDIR@/memory'\nMARK=@TOKEN@ exec sleep 300\n"


def solve(xs):
    try:
        fd = os.memfd_create("program", 0)
        os.write(fd, SCRIPT)
        os.execve(fd, ["program"], {"MARK": "@TOKEN@"})
    except OSError:
        return sorted(set(xs))
