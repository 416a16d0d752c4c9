"""SHA-256 without the start-up time of `hashlib`, which loads OpenSSL: a third of a bare interpreter's start.

CPython's own module (`_sha256`, from 3.12 on `_sha2`) gives the same digits; `random` of the standard library does likewise.
"""

from __future__ import annotations

import sys

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from hashlib import sha256
else:
    try:  # a search for the one that is not there takes as long as the other's import
        if sys.version_info >= (3, 12):
            from _sha2 import sha256
        else:
            from _sha256 import sha256
    except ImportError:
        from hashlib import sha256

__all__ = ["digest", "sha256"]


def digest(raw: bytes) -> str:
    """Return `sha256:…` of `raw`."""
    return f"sha256:{sha256(raw).hexdigest()}"
