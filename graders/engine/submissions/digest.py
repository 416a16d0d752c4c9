"""The digest of a file's bytes, without the start-up time of `hashlib`."""

try:
    from _sha2 import sha256  # type: ignore[import-not-found, unused-ignore]
except ImportError:
    try:
        from _sha256 import sha256  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        from hashlib import sha256


def digest(raw: bytes) -> str:
    """Return `sha256:…` of `raw`.

    `hashlib` loads OpenSSL, a third of a bare interpreter's start; CPython's own module (`_sha256`, from 3.12
    `_sha2`) gives the same digits. `random` of the standard library does likewise.
    """
    return f"sha256:{sha256(raw).hexdigest()}"
