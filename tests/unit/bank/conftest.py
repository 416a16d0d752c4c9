"""What the tests of the bank share: banks in a temporary folder, and a cache of their own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Protocol

import pytest

from graders.engine.bank.places import Bank, find_bank


class MakeBank(Protocol):
    """Writes the files of one exercise, and returns their bank."""

    def __call__(self, content: Any, slug: str = ..., **files: Any) -> Bank:
        """Take parsed JSON, text or bytes.

        `files` by kind: `hidden` and `grader` (content), `data` (name → content), `wrong` (stems).
        """


class BankOf(Protocol):
    """Makes the parsed JSON of the exercise `adding` with these cases, and further keys of the bank."""

    def __call__(self, *cases: dict[str, Any], **more: Any) -> dict[str, Any]: ...


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let nakijk remember things in a folder of this test only."""
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def make_bank(tmp_path: Path) -> MakeBank:
    root = tmp_path / "bank"

    def make(content: Any, slug: str = "adding", **files: Any) -> Bank:
        _write(root / "testcases" / f"{slug}.json", content)
        if "hidden" in files:
            _write(root / "testcases" / f"{slug}.hidden.json", files["hidden"])
        if "grader" in files:
            _write(root / "graders" / f"{slug}.py", files["grader"])
        for name, data in files.get("data", {}).items():
            _write(root / "exercises" / slug / name, data)
        for stem in files.get("wrong", ()):
            _write(root / "reference" / slug / "wrong" / f"{stem}.py", "")
        return find_bank(root)

    return make


def _write(file: Path, content: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    text = content if isinstance(content, str | bytes) else json.dumps(content)
    file.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))


@pytest.fixture
def bank_of() -> BankOf:
    def make(*cases: dict[str, Any], **more: Any) -> dict[str, Any]:
        function = {
            "name": {"nl": "som", "en": "add"},
            "parameters": ["a", "b"],
            "summary": {"nl": "Tel a en b op.", "en": "Add a and b."},
            "cases": [{"id": f"a-{number}", **case} for number, case in enumerate(cases, 1)],
        }
        title = {"nl": "Optellen", "en": "Adding"}
        return {"format": 1, "exercise": "adding", "title": title, "functions": [function], **more}

    return make


@pytest.fixture
def adding(bank_of: BankOf) -> dict[str, Any]:
    """Return the smallest bank: one function, one case."""
    return bank_of({"args": [1, 2], "returns": 3})
