"""Where a source can be changed by one comparison, condition or number, and how."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.In: (r"in\b", "not in"),
    ast.NotIn: (r"not\s+in\b", "in"),
    ast.Is: (r"is\b", "is not"),
    ast.IsNot: (r"is\s+not\b", "is"),
}
"""How each comparison is written, as a pattern, and what it becomes."""
TYPES = ("annotation", "returns", "decorator_list", "type_params")
"""Parts of a definition that say what it is, not what it does."""


class Mutant(NamedTuple):
    """One change of a file: the characters from `start` to `end` become `instead`.

    `within` is the dotted name of the function or class that it lies in ("" in the module
    itself), `told` the change in words, `again` how many of the same words came before. With
    the path they name it even when lines move.
    """

    path: str
    line: int
    start: int
    end: int
    instead: str
    within: str
    told: str
    again: int = 0

    @property
    def name(self) -> str:
        """What the change is called, wherever its lines stand."""
        again = f" ({self.again + 1})" if self.again else ""
        return f"{self.path}::{self.within}: {self.told}{again}"

    def applied(self, source: str) -> str:
        """Return the source with the change made."""
        return source[: self.start] + self.instead + source[self.end :]


def mutants(root: Path, path: str) -> tuple[Mutant, ...]:
    """Return every change of a file, in the order of their places."""
    return _of_source(path, (root / path).read_text(encoding="utf-8"))


@cache
def _of_source(path: str, source: str) -> tuple[Mutant, ...]:
    found = sorted(_Finder(path, source).found(ast.parse(source), ""), key=lambda m: m.start)
    seen = Counter[tuple[str, str]]()
    numbered: list[Mutant] = []
    for mutant in found:
        words = (mutant.within, mutant.told)
        numbered.append(mutant._replace(again=seen[words]))
        seen[words] += 1
    return tuple(numbered)


class _Finder:
    """Finds the changes of one source. ast counts columns in bytes of UTF-8."""

    def __init__(self, path: str, source: str) -> None:
        self._path, self._source = path, source
        self._lines = source.splitlines(keepends=True)
        self._begins = [0]
        for line in self._lines:
            self._begins.append(self._begins[-1] + len(line))

    def found(self, node: ast.AST, within: str) -> Iterator[Mutant]:
        """Yield the changes below a node."""
        for field, value in ast.iter_fields(node):
            children = value if isinstance(value, list) else [value]
            for child in children if field not in TYPES else ():
                if isinstance(child, ast.AST):
                    inner = _below(child, within)
                    yield from self._changes(child, inner)
                    yield from self.found(child, inner)

    def _changes(self, node: ast.AST, within: str) -> Iterator[Mutant]:
        match node:
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                pattern, other = COMPARISONS[type(op)]
                yield from self._between(left, right, pattern, other, within)
            case ast.BoolOp(op=op, values=[first, second, *_]):
                word, other = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
                yield from self._between(first, second, rf"{word}\b", other, within)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield self._replaced(node, f"({self._text(operand)})", within)
            case ast.Constant(value=bool() as truth):
                yield self._replaced(node, str(not truth), within)
            case ast.Constant(value=int() as number):
                yield self._replaced(node, str(number + 1), within)
            case _:
                pass
        for condition in _conditions(node):
            yield self._replaced(condition, f"(not ({self._text(condition)}))", within)

    def _between(
        self, left: ast.expr, right: ast.expr, pattern: str, other: str, within: str
    ) -> Iterator[Mutant]:
        """Yield the change of the operator that stands between two operands."""
        begin, end = self._end(left), self._begin(right)
        if found := re.search(pattern, self._source[begin:end]):
            start, stop = begin + found.start(), begin + found.end()
            sides = self._text(left), self._text(right)
            told = f"{sides[0]} [{found[0]} -> {other}] {sides[1]}"
            yield Mutant(self._path, left.lineno, start, stop, other, within, _one_line(told))

    def _replaced(self, node: ast.expr, instead: str, within: str) -> Mutant:
        told = _one_line(f"[{self._text(node)} -> {instead}] in {self._line(node)}")
        begin, end = self._begin(node), self._end(node)
        return Mutant(self._path, node.lineno, begin, end, instead, within, told)

    def _text(self, node: ast.expr) -> str:
        return self._source[self._begin(node) : self._end(node)]

    def _line(self, node: ast.expr) -> str:
        return self._lines[node.lineno - 1].strip()

    def _begin(self, node: ast.expr) -> int:
        return self._at(node.lineno, node.col_offset)

    def _end(self, node: ast.expr) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self._at(node.end_lineno, node.end_col_offset)

    def _at(self, line: int, column: int) -> int:
        before = self._lines[line - 1].encode()[:column].decode()
        return self._begins[line - 1] + len(before)


def _below(node: ast.AST, within: str) -> str:
    named = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
    return f"{within}.{node.name}".strip(".") if named else within


def _conditions(node: ast.AST) -> list[ast.expr]:
    """Return what a node asks before it goes on: its own conditions, not those within."""
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        return (
            [] if isinstance(node.test, ast.Compare | ast.UnaryOp | ast.Constant) else [node.test]
        )
    if isinstance(node, ast.comprehension):
        return [test for test in node.ifs if not isinstance(test, ast.Compare | ast.UnaryOp)]
    if isinstance(node, ast.match_case):
        return [node.guard] if node.guard is not None else []
    return []


def _one_line(words: str) -> str:
    return " ".join(words.split())
