"""What the sources may not have, whoever writes them: each is an easy habit to fall into."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = (
    "benchmarks",
    "bots",
    "cogs",
    "engines",
    "offline",
    "render",
    "scripts",
    "store",
    "tables",
    "tests",
)


def modules(*folders: str) -> Iterator[tuple[str, ast.Module]]:
    """Give each module of these folders: its path and what is written there."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8"))


def test_nothing_is_imported_from_a_test() -> None:
    """What tests share lies in a module of its own; so do fixtures that two conftests have."""
    for path, module in modules(*FOLDERS):
        wrong = [name for name in _imported(module) if name.startswith(("test_", "conftest"))]
        assert not wrong, f"{path} imports {wrong}"


def test_no_test_takes_every_error_for_an_answer() -> None:
    """A crash is no refusal: a test says which error it expects."""
    for path, module in modules("tests"):
        for node in ast.walk(module):
            if isinstance(node, ast.ExceptHandler) and not _raises(node):
                caught = {n.id for n in ast.walk(node.type or node) if isinstance(n, ast.Name)}
                broad = node.type is None or caught & {"Exception", "BaseException"}
                assert not broad, f"{path}:{node.lineno} swallows every error"


def _imported(module: ast.Module) -> Iterator[str]:
    """Give every part of the name of every module that is imported."""
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom):
            yield from (node.module or "").split(".")
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (part for alias in node.names for part in alias.name.split("."))


def _raises(handler: ast.ExceptHandler) -> bool:
    return any(isinstance(node, ast.Raise) for node in ast.walk(handler))
