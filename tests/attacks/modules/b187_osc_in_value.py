"""returns texts with OSC 8 (a false link) and OSC 52 (into the clipboard), ended by BEL and ST | shown without its escapes"""


def solve(xs):
    return ["\x1b]8;;https://evil.example/\x1b\\click\x1b]8;;\x1b\\", "\x1b]52;c;cm0gLXJmIH4=\x07", "\x1bP$q\x1b\\"]
