"""A small bank in a folder, that a test breaks in one place."""

import json
from pathlib import Path
from typing import Any

BANK: dict[str, Any] = {
    "format": 1,
    "exercise": "double",
    "title": {"nl": "Dubbel", "en": "Double"},
    "requirements": {"twice": {"nl": "elk getal wordt verdubbeld", "en": "every number is doubled"}},
    "functions": [
        {
            "name": {"nl": "dubbel", "en": "double"},
            "parameters": {"nl": ["getal"], "en": ["number"]},
            "summary": {"nl": "Verdubbel een getal.", "en": "Double a number."},
            "cases": [
                {"id": f"d-{n}", "requirement": "twice", "args": [n], "returns": 2 * n}
                for n in (1, 2, 3, 5, 8)
            ],
        }
    ],
    "misconceptions": [
        {
            "name": name,
            "functions": ["double"],
            "fails": fails,
            "hint": {"nl": "reken eens na met pen en papier", "en": "work it out on paper"},
        }
        for name, fails in {
            "returns_two": ["d-2", "d-3", "d-5", "d-8"],
            "square": ["d-1", "d-3", "d-5", "d-8"],
            "wrong_for_3": ["d-3"],
            "wrong_for_5": ["d-5"],
            "wrong_for_8": ["d-8"],
            "unchanged": ["d-*"],
        }.items()
    ],
}

WRONG = {
    "returns_two": "return 2",
    "square": "return number * number",
    "wrong_for_3": "return 7 if number == 3 else 2 * number",
    "wrong_for_5": "return 7 if number == 5 else 2 * number",
    "wrong_for_8": "return 7 if number == 8 else 2 * number",
    "unchanged": "return number",
}

NL = """\
# Dubbel

## Voorwaarden

1. Elk getal wordt verdubbeld.

## Voorbeelden

```pycon d-2 d-5
>>> dubbel(2)
4
>>> dubbel(5)
10
```
"""

EN = NL.replace("# Dubbel", "# Double").replace("Voorwaarden", "Rules").replace("Voorbeelden", "Examples")
EN = EN.replace("Elk getal wordt verdubbeld", "Every number is doubled").replace("dubbel(", "double(")


class Made:
    """A bank in a folder, written anew after every change."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.data: dict[str, Any] = json.loads(json.dumps(BANK))
        self.files = {
            "exercises/double/description.nl.md": NL,
            "exercises/double/description.en.md": EN,
            "reference/double/solution_nl.py": "def dubbel(getal):\n    return 2 * getal\n",
            "reference/double/solution_en.py": "def double(number):\n    return 2 * number\n",
            "reference/double/right/sum.py": "def double(number):\n    return number + number\n",
            "reference/double/right/shift.py": "def dubbel(getal):\n    return getal << 1\n",
            **{
                f"reference/double/wrong/{name}.py": f"def double(number):\n    {body}\n"
                for name, body in WRONG.items()
            },
        }

        self.binary: dict[str, bytes] = {}

    def write(self) -> None:
        """Write every file."""
        self.files["testcases/double.json"] = json.dumps(self.data, indent=1)
        for name, text in self.files.items():
            path = self.root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        for name, content in self.binary.items():
            (self.root / name).write_bytes(content)

    @property
    def function(self) -> dict[str, Any]:
        """The bank's only function."""
        function: dict[str, Any] = self.data["functions"][0]
        return function
