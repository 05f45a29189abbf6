"""What is answered goes by the clock by which things happen, never by when Discord says that
somebody pressed: that is earlier than what came of it."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.guests import ROOT

STAMPS = {"created_at", "snowflake_time", "utcnow"}
"""What tells the time by Discord's clock, or by another than the tables'."""
OF_MATCHES = "match"
"""Whose `created_at` is written by the tables themselves."""


def test_no_cog_goes_by_when_something_was_pressed() -> None:
    found = [f"{path}: {line}" for path in sorted(ROOT.glob("cogs/**/*.py")) for line in told(path)]
    assert not found


def told(path: Path) -> list[str]:
    """Return what in a module asks for another time than the tables'."""
    asked = [node for node in ast.walk(ast.parse(path.read_text())) if _stamps(node)]
    return [ast.unparse(node) for node in asked]


def _stamps(node: ast.AST) -> bool:
    if not isinstance(node, ast.Attribute) or node.attr not in STAMPS:
        return False
    return not (isinstance(node.value, ast.Name) and node.value.id == OF_MATCHES)
