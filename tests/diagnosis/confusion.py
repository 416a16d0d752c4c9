"""Print how often each cause of the set of wrong submissions is named, and what is named instead.

python -m tests.diagnosis.confusion [FOLDER/FILE …]
"""

import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from tests.diagnosis.graded import EXPECTED, causes, graded


def main(chosen: list[str]) -> int:
    """Grade the files, print what differs and the table, and return 1 if anything differs."""
    names = [name for name in sorted(EXPECTED) if not chosen or name in chosen]
    with ThreadPoolExecutor(2) as threads:
        found = dict(zip(names, threads.map(lambda name: causes(graded(name)), names), strict=True))
    named: Counter[tuple[str, str]] = Counter()
    for name in names:
        for function in sorted({*EXPECTED[name], *found[name]}):
            wanted, got = EXPECTED[name].get(function, "right"), found[name].get(function, "right")
            named[wanted, got] += 1
            if wanted != got:
                print(f"{name} {function}: {got} instead of {wanted}")
    for (wanted, got), count in sorted(named.items()):
        print(f"{count:4}  {wanted:32} {'' if wanted == got else got}".rstrip())
    right = sum(count for (wanted, got), count in named.items() if wanted == got)
    total = sum(named.values())
    print(f"{right} of {total} named ({right / total:.0%})")
    return 0 if right == total else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
