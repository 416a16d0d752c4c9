"""sys.stdout replaced by an object whose flush/write never return | timeout"""

import sys


class O:
    def write(self, s):
        return 0

    def flush(self):
        while True:
            pass


def solve(xs):
    sys.stdout = O()
    return []
