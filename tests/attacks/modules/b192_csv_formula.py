"""messages and values that a spreadsheet takes for formulas | no cell begins with one"""

FORMULAS = ("=cmd|' /C calc'!A0", "+1+1", "-2+3+cmd|' /C calc'!D2", "@SUM(1+1)", '\t=1+1', '\r=HYPERLINK("https://evil.example")')


def solve(xs):
    raise ValueError(FORMULAS[len(xs) % len(FORMULAS)])
