"""prints one line of a megabyte of combining characters and wide signs, and returns such a name | cut; output limit"""


def solve(xs):
    print("a" + "\u0336\u0347\u0353" * 170_000 + "\U0001f9d1\u200d\U0001f9d1" * 50_000)
    return {"\u0301" * 5000: "\ufdfa" * 5000}
