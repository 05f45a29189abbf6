"""Blocks: the statements of a function that run one after the other, whatever is decided."""

from __future__ import annotations

import ast
from collections.abc import Iterator

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
MARK = "__ran__"
"""What marked code calls at the start of each block, with the block's first line."""


def block_of(tree: ast.Module, line: int) -> int | None:
    """Return the first line of the innermost block of a function that has `line` in it.

    Return None for what stands in no function, and so runs when the module is imported. What is
    usual for an argument belongs to the function: it matters to who calls it.
    """
    found = [first for first, last in _spans(tree) if first <= line <= last]
    found += [body for head, body in _heads(tree) if head <= line < body]
    return max(found, default=None)


def users_of(tree: ast.Module, line: int) -> set[int]:
    """Return the first lines of the blocks that name what a module is given a name for at `line`.

    There are none where nothing is given a name there, or only other modules use it.
    """
    named = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        and node.lineno <= line <= (node.end_lineno or 0)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    names = (node for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id in named)
    found = {block_of(tree, name.lineno) for name in names}
    return {block for block in found if block is not None}


def marked(tree: ast.Module) -> ast.Module:
    """Let every block of every function say that it runs. The tree itself is changed."""
    for statements in list(_blocks(tree, inside=False)):
        mark = ast.parse(f"{MARK}({_begin(statements[0])})").body[0]
        at = int(_is_docstring(statements[0]))
        statements.insert(at, ast.copy_location(mark, statements[0]))
    return ast.fix_missing_locations(tree)


def _spans(tree: ast.Module) -> Iterator[tuple[int, int]]:
    for statements in _blocks(tree, inside=False):
        yield _begin(statements[0]), statements[-1].end_lineno or 0


def _heads(tree: ast.Module) -> Iterator[tuple[int, int]]:
    """Yield where each function begins, and where its body does."""
    for node in ast.walk(tree):
        if isinstance(node, FUNCTIONS):
            yield node.lineno, _begin(node.body[0])


def _blocks(node: ast.AST, *, inside: bool) -> Iterator[list[ast.stmt]]:
    """Yield the lists of statements below a node that belong to functions."""
    within = isinstance(node, FUNCTIONS) or (inside and not isinstance(node, ast.ClassDef))
    for _, value in ast.iter_fields(node):
        children = value if isinstance(value, list) else [value]
        if within and children and isinstance(children[0], ast.stmt):
            yield children
        for child in children:
            if isinstance(child, ast.AST):
                yield from _blocks(child, inside=within)


def _begin(statement: ast.stmt) -> int:
    """Return the line where a statement begins, with its decorators."""
    return min([statement.lineno, *(d.lineno for d in getattr(statement, "decorator_list", []))])


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
