"""returns all control characters, NUL and the C1 ones (8-bit CSI, OSC, ST) and line separators | shown as escapes"""


def solve(xs):
    return "".join(map(chr, range(32))) + "\x7f" + "".join(map(chr, range(0x80, 0xA0))) + "\u2028\u2029\ufff9\ufffb\x9b2J\x9d0;x\x9c"
