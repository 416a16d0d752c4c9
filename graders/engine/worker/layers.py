"""The layers of protection that a child puts on, and that its zygote prepared for it."""

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any


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
