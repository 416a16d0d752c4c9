"""The kernel's machine for system call filters, as far as ours use it: linux/filter.h, and `struct seccomp_data`."""

from struct import iter_unpack, pack, unpack_from

LOAD, EQUAL, GREATER, AT_LEAST, ANY_BIT, AND, JUMP, RETURN = 0x20, 0x15, 0x25, 0x35, 0x45, 0x54, 0x05, 0x06
LONGEST = 4096
"""How many instructions the kernel takes (BPF_MAXINSNS)."""

Instruction = tuple[int, int, int, int]


def parse(program: bytes) -> list[Instruction]:
    """Return the instructions (code, jump if true, jump if false, value), having checked what the kernel checks."""
    code = list(iter_unpack("<HBBI", program))
    assert 0 < len(code) <= LONGEST
    for place, (what, yes, no, value) in enumerate(code):
        assert what in {LOAD, EQUAL, GREATER, AT_LEAST, ANY_BIT, AND, JUMP, RETURN}
        assert what != LOAD or (value < 64 and value % 4 == 0)
        left = len(code) - place - 1
        assert max(yes, no) < left or what not in {EQUAL, GREATER, AT_LEAST, ANY_BIT}
        assert what != JUMP or value < left
    assert code[-1][0] == RETURN
    return code


def run(
    code: list[Instruction], number: int, arguments: tuple[int, ...] = (), arch: int = 0
) -> tuple[int, int]:
    """Return what the filter answers to a call, and after how many instructions; arguments are taken as 64 bits."""
    padded = [value % (1 << 64) for value in arguments] + [0] * (6 - len(arguments))
    data = pack("<II7Q", number % (1 << 32), arch, 0, *padded)
    place = accumulator = steps = 0
    while True:
        what, yes, no, value = code[place]
        place += 1
        steps += 1
        if what == RETURN:
            return value, steps
        if what == LOAD:
            accumulator = unpack_from("<I", data, value)[0]
        elif what == AND:
            accumulator &= value
        elif what == JUMP:
            place += value
        else:
            holds = {
                EQUAL: accumulator == value,
                GREATER: accumulator > value,
                AT_LEAST: accumulator >= value,
                ANY_BIT: bool(accumulator & value),
            }[what]
            place += yes if holds else no
