"""The layers of protection that a child puts on, and that its zygote prepared for it."""

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any


REFUSED, NOT_HERE, SWITCHED_OFF = "refused", "not in this kernel", "switched off"
"""Why a layer is not to be had; what `nakijk doctor` says of it stands in `messages.doctor`."""

_REASONS = {1: REFUSED, 13: REFUSED, 22: NOT_HERE, 38: NOT_HERE, 95: SWITCHED_OFF}
"""By error number, as Linux has them: EPERM and EACCES, EINVAL (what the call knows nothing of) and ENOSYS, EOPNOTSUPP."""


def reason(error: OSError) -> str:
    """Return why a layer is not to be had whose system call failed: a word of ours, or the system's own words."""
    return _REASONS.get(error.errno or 0) or str(error)


class Layers:
    """No layers at all: a process of its own, and what every system has."""

    ruleset = -1
    """A descriptor that must stay open until the files are closed, if there is one."""
    empty = "/"
    """The folder to be in for who is given none."""

    def detach(self) -> list[str]:
        """Loosen what ties the child to others; returns what was done, as words."""
        return []

    def close_files(self, order: "Mapping[str, Any]") -> list[str]:
        """Leave only the files that the order names, and those of the interpreter; returns what was done."""
        del order
        return []

    def close_kernel(self, order: "Mapping[str, Any]") -> list[str]:
        """Leave only the system calls that a solution needs, last of all; returns what was done."""
        del order
        return []


NOTHING = Layers()
