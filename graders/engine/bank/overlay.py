"""The overlay `<slug>.hidden.json`: cases kept apart from the bank that students hold."""

from __future__ import annotations

from collections.abc import Mapping

from graders.engine.bank.words import function_id

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from typing import Any


def merged(data: Mapping[str, Any], overlay: Mapping[str, Any] | None) -> dict[str, Any]:
    """Return a valid bank with the values, (hidden) cases and patterns of a valid overlay added."""
    if overlay is None:
        return dict(data)
    more = {raw["function"]: raw["cases"] for raw in overlay.get("functions", [])}
    fails = {raw["name"]: raw["fails"] for raw in overlay.get("misconceptions", [])}
    return {
        **data,
        "values": {**data.get("values", {}), **overlay.get("values", {})},
        "functions": [_with_cases(raw, more.get(function_id(raw), [])) for raw in data["functions"]],
        "misconceptions": [
            {**raw, "fails": [*raw["fails"], *fails.get(raw["name"], [])]}
            for raw in data.get("misconceptions", [])
        ],
    }


def _with_cases(function: Mapping[str, Any], cases: list[dict[str, Any]]) -> dict[str, Any]:
    hidden = [{**case, "visibility": "hidden"} for case in cases]
    return {**function, "cases": [*function["cases"], *hidden]}
