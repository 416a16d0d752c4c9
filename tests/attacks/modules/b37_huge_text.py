"""returns a text of 200 MB with many characters that must be escaped | wrong or memory limit: sizes are bounded"""


def solve(xs):
    return ["\x00\"\\\u2028" * 50_000_000]
