"""Where the parts of a bank with its overlay merged in come from: the bank's own file, or the overlay's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from graders.engine.bank.scanner import Path
from graders.engine.bank.words import function_id


class Origins:
    """Leads a path in the merged JSON (`overlay.merged`) back to the file in which that part stands."""

    def __init__(self, data: Mapping[str, Any], overlay: Mapping[str, Any]) -> None:
        """Take the (rightly shaped) JSON of both files."""
        self._values = set(overlay.get("values", {}))
        hidden = {raw["function"]: index for index, raw in enumerate(overlay.get("functions", []))}
        fails = {raw["name"]: index for index, raw in enumerate(overlay.get("misconceptions", []))}
        self._lists: dict[Path, tuple[int, Path]] = {}
        """Per list that the overlay extends: how many items are the bank's, and the list in the overlay."""
        for index, raw in enumerate(data.get("functions", [])):
            self._extend("functions", index, "cases", raw["cases"], hidden.get(function_id(raw)))
        for index, raw in enumerate(data.get("misconceptions", [])):
            self._extend("misconceptions", index, "fails", raw["fails"], fails.get(raw["name"]))

    def _extend(self, part: str, index: int, key: str, own: list[Any], there: int | None) -> None:
        if there is not None:
            self._lists[part, index, key] = (len(own), (part, there, key))

    def home(self, path: Path) -> tuple[bool, Path]:
        """Return whether `path` is of the overlay, and the path in its own file."""
        if len(path) > 1 and path[0] == "values" and path[1] in self._values:
            return True, path
        own, there = self._lists.get(path[:3], (0, ()))
        if there and len(path) > 3 and isinstance(path[3], int) and path[3] >= own:
            return True, (*there, path[3] - own, *path[4:])
        return False, path
