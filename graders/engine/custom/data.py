"""What the built-in checkers share in reading the data that a bank gives them."""

from __future__ import annotations

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class DataError(ValueError):
    """Data of a bank that a checker cannot use: the bank's fault, never a verdict on the student."""


def refuse_unknown(checker: str, data: Mapping[str, object], known: Iterable[str]) -> None:
    """Refuse data with keys that a checker does not know; an expected value may always stand beside it.

    Raises:
        DataError: naming the first such key.
    """
    unknown = set(data) - {*known, "returns", "prints"}
    if unknown:
        raise DataError(f"{checker} does not know the key {min(unknown)!r}")
