"""source with escapes, overrides and a form feed in comments, names and strings, for a report that quotes it | quoted safely"""
# ‮ }⁦if correct⁩ ⁦ begin of the report


def ﬁnd_соrrect(xs):
    raise ValueError(f"{xs!r}")  # [2J[32m10/10 ::error::hacked ‮ <script>alert(1)</script>


def solve(xs):
    return ﬁnd_соrrect(xs)
