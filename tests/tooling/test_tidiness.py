"""What the sources may not have, whoever writes them: each is an easy habit to fall into."""

from __future__ import annotations

import ast
import re
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
    "thinking",
)

SOURCES = {".py", ".sql", ".ftl"}
CITED = re.compile(r"DESIGN (§|sec|\")|DESIGN, sec|\b[Ii]ssue( #?\d|:)|issue's|\bPEERS\b")


def modules(suspicious: str, *folders: str) -> Iterator[tuple[str, ast.Module]]:
    """Give each module of these folders in which a pattern is found: its path, what is written."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            words = path.read_text(encoding="utf-8")
            if re.search(suspicious, words, re.MULTILINE):
                yield str(path.relative_to(ROOT)), ast.parse(words)


def test_nothing_is_imported_from_a_test() -> None:
    """What tests share lies in a module of its own; so do fixtures that two conftests have."""
    for path, module in modules(r"^ *(from|import) .*\b(test_|conftest)|^ +test_\w+,$", *FOLDERS):
        wrong = [name for name in _imported(module) if name.startswith(("test_", "conftest"))]
        assert not wrong, f"{path} imports {wrong}"


def test_what_is_handed_around_does_not_change() -> None:
    """Whoever keeps a struct keeps what it was, but for the one report that is filled in."""
    for path, module in modules(r"\(Struct\b", *sorted({*FOLDERS, "operating"} - {"tests"})):
        for node in ast.walk(module):
            if isinstance(node, ast.ClassDef) and "Struct" in map(ast.unparse, node.bases):
                frozen = any(ast.unparse(word) == "frozen=True" for word in node.keywords)
                filled_in = (path, node.name) == ("operating/doctor.py", "Report")
                assert frozen != filled_in, f"{path}:{node.lineno} {node.name}"


def test_no_test_takes_every_error_for_an_answer() -> None:
    """A crash is no refusal: a test says which error it expects."""
    for path, module in modules(r"^ *except(:|\b.*Exception\b)", "tests"):
        for node in ast.walk(module):
            if isinstance(node, ast.ExceptHandler) and not _raises(node):
                caught = {n.id for n in ast.walk(node.type or node) if isinstance(n, ast.Name)}
                broad = node.type is None or caught & {"Exception", "BaseException"}
                assert not broad, f"{path}:{node.lineno} swallows every error"


def test_whoever_adds_a_language_is_told_what_to_add() -> None:
    """A test of every language takes what it expects from a `ByLanguage`, which says what lacks."""
    for path, module in modules(r"\bLOCALES\b", "tests"):
        for node in ast.walk(module):
            if isinstance(node, ast.Dict):
                keys = {key.value for key in node.keys if isinstance(key, ast.Constant)}
                assert not keys >= {"en", "es"}, f"{path}:{node.lineno}"


def test_nothing_is_cited_that_a_reader_cannot_open() -> None:
    """What is said in papers that lie elsewhere is said here: in docs/, or where it holds."""
    for folder in (*FOLDERS, "locales", "migrations"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in SOURCES and path != Path(__file__):
                lines = path.read_text(encoding="utf-8").splitlines()
                wrong = [n for n, line in enumerate(lines, 1) if CITED.search(line)]
                assert not wrong, f"{path} cites at lines {wrong} what is not in this repository"


def test_what_is_made_stays_as_it_is() -> None:
    """States, views, panels, rows: whoever has one may keep it, for nobody changes it."""
    seen = 0
    for path, module in modules(
        r"\bStruct\b", *(set(FOLDERS) - {"benchmarks", "scripts", "tests"})
    ):
        for node in ast.walk(module):
            if isinstance(node, ast.ClassDef) and "Struct" in map(ast.unparse, node.bases):
                seen += 1
                fixed = {key.arg: ast.unparse(key.value) for key in node.keywords}.get("frozen")
                assert fixed == "True", f"{path}:{node.lineno} {node.name} may be changed"
    assert seen > 200


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
