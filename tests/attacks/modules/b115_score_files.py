"""writes to /proc: oom_score_adj and coredump_filter of the supervisor and others | refused"""


def solve(xs):
    written = 0
    for path, text in (
        ("/proc/@SUP@/oom_score_adj", "1000"),
        ("/proc/@VICTIM@/oom_score_adj", "1000"),
        ("/proc/self/oom_score_adj", "0"),
        ("/proc/@VICTIM@/coredump_filter", "0x7f"),
    ):
        try:
            with open(path, "w") as file:
                file.write(text)
            written += 1
        except OSError:
            pass
    return "@TOKEN@"[::-1] if written else sorted(set(xs))
