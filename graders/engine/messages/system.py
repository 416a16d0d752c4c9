"""Why the system refuses a file, in words: what people meet is translated, the rest is as the system says it."""

import errno
from collections.abc import Mapping

from graders.engine.text import Text, same

_DENIED = Text(nl="geen toegang", en="permission denied")
_WHY: Mapping[int, Text] = {
    errno.ENOENT: Text(nl="bestaat niet", en="it does not exist"),
    errno.EACCES: _DENIED,
    errno.EPERM: _DENIED,
    errno.EISDIR: Text(nl="het is een map", en="it is a folder"),
    errno.ENOTDIR: Text(nl="een deel van het pad is geen map", en="a part of the path is not a folder"),
    errno.EEXIST: Text(nl="het bestaat al", en="it exists already"),
    errno.ENOSPC: Text(nl="de schijf is vol", en="the disk is full"),
    errno.EROFS: Text(nl="de schijf is alleen-lezen", en="the disk is read-only"),
    errno.ELOOP: Text(nl="de link verwijst naar zichzelf", en="the link leads to itself"),
    errno.ENAMETOOLONG: Text(nl="de naam is te lang", en="the name is too long"),
}


def why(error: Exception) -> Text:
    """Return the reason of an `OSError` as a clause without capital or full stop (of another error its text)."""
    if not isinstance(error, OSError):
        return same(str(error))
    return _WHY.get(error.errno or 0) or same(error.strerror or str(error))
