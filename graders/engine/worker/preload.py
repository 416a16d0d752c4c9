"""What a zygote imports before it forks, so that no worker has to."""

import sys

USUAL = (
    "abc bisect calendar collections collections.abc contextlib copy dataclasses datetime decimal enum fractions functools"
    " heapq io itertools json math operator random re statistics string textwrap time traceback types typing"
)
"""What exercises usually ask for."""

ALL = (
    "argparse array ast asyncio base64 binascii cmath cmd codecs collections configparser copyreg csv difflib dis doctest"
    " email fnmatch getopt getpass gettext glob graphlib gzip hashlib hmac html http inspect importlib ipaddress keyword"
    " linecache locale logging marshal numbers os os.path pathlib pickle platform pprint queue reprlib sched secrets"
    " shlex shutil signal sqlite3 stat struct tempfile threading timeit token tokenize turtle unicodedata unittest urllib"
    " uuid warnings weakref xml zipfile zlib zoneinfo concurrent.futures encodings.latin_1 encodings.ascii"
    " encodings.utf_16 encodings.idna"
)
"""The rest of the standard library that a solution may ask for, where it cannot open a file any more."""


def preload(names: str, opens: bool) -> None:
    """Import the modules of one of the lists (`"none"`, `"usual"`); all there are when workers may open no file.

    What this interpreter does not have is left out: a build without sqlite3, say.
    """
    wanted = {"none": "", "usual": USUAL}[names].split() if opens else f"{USUAL} {ALL}".split()
    before = sys.flags.dont_write_bytecode
    assert before, "nothing may be written beside the standard library"
    for name in wanted:
        try:
            __import__(name)
        except ImportError:
            continue
