"""What the tests of the bank share: banks in a temporary folder, and a cache of their own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

import pytest

from graders.engine.bank.places import Bank, find_bank


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "cache"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))


class MakeBank(Protocol):
    """Writes the files of one exercise, and returns their bank."""

    def __call__(self, data: Any, slug: str = ..., **files: Any) -> Bank:
        """Take parsed JSON, text or bytes; `files` by key: hidden, grader, data (name → text), wrong (names)."""


@pytest.fixture
def make_bank(tmp_path: Path) -> MakeBank:
    root = tmp_path / "bank"

    def make(data: Any, slug: str = "adding", **files: Any) -> Bank:
        _write(root / "testcases" / f"{slug}.json", data)
        if "hidden" in files:
            _write(root / "testcases" / f"{slug}.hidden.json", files["hidden"])
        if "grader" in files:
            _write(root / "graders" / f"{slug}.py", files["grader"])
        for name, content in files.get("data", {}).items():
            _write(root / "exercises" / slug / name, content)
        for name in files.get("wrong", ()):
            _write(root / "reference" / slug / "wrong" / f"{name}.py", "")
        return find_bank(root)

    return make


def _write(file: Path, content: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    if not isinstance(content, str | bytes):
        content = json.dumps(content, ensure_ascii=False)
    file.write_bytes(content if isinstance(content, bytes) else content.encode())


@pytest.fixture
def adding() -> dict[str, Any]:
    """Return the smallest bank that uses both languages: one function, one case."""
    return bank_of([{"id": "a-1", "args": [1, 2], "returns": 3}])


@pytest.fixture
def one_case(make_bank: MakeBank) -> OneCase:
    """Return a function that makes a bank of one case."""

    def make(case: Mapping[str, Any], **more: Any) -> Bank:
        return make_bank({**bank_of([{"id": "a-1", "args": [1, 2], **case}]), **more})

    return make


class OneCase(Protocol):
    """Makes a bank of one case, with further keys of the bank."""

    def __call__(self, case: Mapping[str, Any], **more: Any) -> Bank: ...


def bank_of(cases: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a bank of one function with these cases."""
    return {
        "format": 1,
        "exercise": "adding",
        "title": {"nl": "Optellen", "en": "Adding"},
        "functions": [
            {
                "name": {"nl": "som", "en": "add"},
                "parameters": ["a", "b"],
                "summary": {"nl": "Tel a en b op.", "en": "Add a and b."},
                "cases": cases,
            }
        ],
    }
