"""The digest of an exercise in every report: over what decides a verdict, not over how it is laid out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from graders.engine.bank.build import gathered
from graders.engine.bank.places import Bank
from graders.engine.bank.source import parsed, read_source
from graders.engine.values.hashing import sha256


def digest(bank: Bank, slug: str) -> str:
    """Return `sha256:…` over the parsed bank of `slug` (with its overlay), its grader and its data files.

    White space, `$comment`s and line ends do not count; a file that is not there counts as such.

    Raises:
        UnreadableError, ValueError: if the bank cannot be read (`load` says why).
    """
    source = read_source(bank, slug)
    data: Any = parsed(source)
    if any(b'"$comment"' in content or b'"$schema"' in content for content in source if content):
        data = _without_remarks(data)
    text = json.dumps(data, separators=(",", ":"))
    parts = [("bank", text.encode()), ("grader", _content(Path(bank.grader_file(slug))))]
    parts += [(name, _content(Path(bank.data_file(slug, name)))) for name in gathered(data, "files")]
    whole = sha256()
    for name, content in parts:
        whole.update(f"{name}\n{'-' if content is None else len(content)}\n".encode())
        whole.update(content or b"")
    return f"sha256:{whole.hexdigest()}"


def _content(file: Path) -> bytes | None:
    return file.read_bytes().replace(b"\r\n", b"\n") if file.is_file() else None


def _without_remarks(data: Any) -> Any:
    if isinstance(data, list):
        return [_without_remarks(item) for item in data]
    if isinstance(data, dict):
        return {k: _without_remarks(v) for k, v in data.items() if k not in ("$comment", "$schema")}
    return data
