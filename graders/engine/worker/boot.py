"""The child's first lines: as few as can be, for they are compiled at every start; the rest is kept compiled.

Run as `python -s -P -S -B boot.py FOLDER cache|keep`, never imported. Compiled code of ours is read from `__pycache__`, and
written there (once) only when told `cache`.
"""

import sys
from _frozen_importlib_external import SourceFileLoader

sys.dont_write_bytecode = sys.argv[2] != "cache"
REST = __file__.replace("\\", "/").rpartition("/")[0] + "/start.py"
SPACE: "dict[str, object]" = {"__name__": "_nakijk", "__file__": REST}
exec(SourceFileLoader("_nakijk", REST).get_code("_nakijk"), SPACE)  # type: ignore[arg-type]  # noqa: S102 (our own)
SPACE["start"](sys.argv[1])  # type: ignore[operator]
