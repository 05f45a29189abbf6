"""What import-linter cannot see of who may know whom."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COGS = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "cogs").rglob("*.py"))


@pytest.mark.parametrize("path", COGS)
def test_cogs_read_through_the_tables_and_never_the_store(path: str) -> None:
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    attributes = (node for node in ast.walk(tree) if isinstance(node, ast.Attribute))
    assert [node.lineno for node in attributes if node.attr in ("store", "_store")] == []
