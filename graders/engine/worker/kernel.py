"""What the operating system offers, without `os`, whose import costs a tenth of the child's start."""

import sys

if sys.platform == "win32":
    import nt as kernel
else:
    import posix as kernel

__all__ = ["kernel"]
