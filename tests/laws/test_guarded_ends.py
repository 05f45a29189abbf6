"""Whoever writes how a match stands has read how it stood, and writes nothing if that is not so.

Between the two somebody may begin it, end it or call it off, here or in another process.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.guests import ROOT

GUARDS = {"expect", "as_read", "unchanged", "append"}
"""What a commit fails by where a match stands otherwise."""

LED = "tables/match/making.py: lead_to"
"""Adds to a commit that its callers guard, with the entry that leads there."""


def test_no_status_is_written_of_a_match_that_was_not_read() -> None:
    found = list(writing())
    assert len(found) >= 4
    assert [where for where, called in found if not called & GUARDS] == [LED]


def writing() -> Iterator[tuple[str, set[str]]]:
    """Yield each function that writes a status, and what it calls."""
    for path in sorted(ROOT.glob("tables/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                calls = [call for call in ast.walk(node) if isinstance(call, ast.Call)]
                if any(_writes_status(call) for call in calls):
                    yield f"{path.relative_to(ROOT)}: {node.name}", set(map(_name, calls))


def _writes_status(call: ast.Call) -> bool:
    return _name(call) == "update_match" and any(word.arg == "status" for word in call.keywords)


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""
