"""`docs/traits.md` lists the kinds of traits that there are."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[3]


def _noted() -> set[str]:
    """Return all kinds that the code notes: what `note` and `first` are given, and what its tables say."""
    kinds: set[str] = set()
    for file in (ROOT / "graders/engine/worker/study").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            given: list[ast.AST] = []
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                name = node.func.attr
                given = [*ast.walk(node.args[0])] if name in ("note", "first") else []
                given = [*node.args[1:]] if name == "fromkeys" else given
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict):
                given = [*node.value.values]
            kinds |= {
                one.value for one in given if isinstance(one, ast.Constant) and isinstance(one.value, str)
            }
    return {kind for kind in kinds if re.fullmatch("[a-z-]+", kind)} - {"sort"}  # which is in a condition


def test_every_kind_is_listed_and_there() -> None:
    """No more and no fewer."""
    table = (ROOT / "docs/traits.md").read_text(encoding="utf-8").partition("|---|")[2].partition("\n## ")[0]
    listed = {
        kind
        for row in table.splitlines()
        if row.startswith("| `")
        for kind in re.findall(r"`([a-z-]+)`", row.split("|")[1])
    }
    assert listed == _noted()
