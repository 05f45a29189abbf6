"""The Fluent catalogues and the keys that the sources name, read as data."""

# Only some of what there is concerns us.
# pyright: reportMatchNotExhaustive=false

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from cogs.words.strings import files
from tests.guests import ROOTS

SOURCES = ("bot.py", "cogs", "tables", "bots", "engines", "render", "store", "offline", "operating")
KEY = re.compile(r"[a-z][a-z0-9-]*")
BEGINNING = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
"""How each message of a catalogue begins."""
GAP = "\0"
CONTROLS = {"Button", "Menu", "Choice", "Line", "Pick", "Form"}
"""What is pressed, chosen or filled in: `cogs/panels/panel.py`."""
ANYTHING = "[a-z0-9-]+"
"""The pattern of what a gap of an f-string can become."""
SOLID = re.compile(r"[a-z]{3}")
"""What an f-string must hold in plain letters before it counts as naming keys."""


class Message(NamedTuple):
    """One message of a catalogue."""

    key: str
    part: str
    placeholders: frozenset[str]
    mentions: frozenset[str]


class Command(NamedTuple):
    """A command that a message names: its path, and the options that are written with it."""

    path: str
    options: tuple[tuple[str, str], ...] = ()


class _References(Visitor):
    def __init__(self) -> None:
        self.placeholders: set[str] = set()
        self.mentions: set[str] = set()
        self.commands: list[Command] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.placeholders.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.mentions.add(node.id.name)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
        (path,) = (_literal(value) for value in node.arguments.positional)
        named = {given.name.name: _literal(given.value) for given in node.arguments.named}
        self.commands.append(Command(path, tuple(named.items())))


def _literal(node: object) -> str:
    assert isinstance(node, fluent.StringLiteral)
    return node.value


@cache
def entries(path: Path) -> tuple[fluent.EntryType, ...]:
    """Return what a catalogue consists of, junk included."""
    return tuple(FluentParser().parse(path.read_text(encoding="utf-8")).body)


@cache
def messages(locale: str) -> tuple[Message, ...]:
    """Return every message of a locale, in the order of the files."""
    return tuple(
        _message(entry, path.stem)
        for path in files(locale)
        for entry in entries(path)
        if isinstance(entry, fluent.Message)
    )


def keys_in(folders: Iterable[Path], locale: str) -> frozenset[str]:
    """Return the keys that the catalogues of a locale in some folders say."""
    return frozenset(
        key
        for folder in folders
        for path in (folder / locale).glob("*.ftl")
        for key in BEGINNING.findall(path.read_text(encoding="utf-8"))
    )


@cache
def wordings(locale: str) -> tuple[tuple[str, str], ...]:
    """Return each message's key with its words, a `GAP` for whatever is filled in.

    A message of several forms stands there once for each, and once with a gap in their place.
    """
    return tuple(
        (entry.id.name, words)
        for path in files(locale)
        for entry in entries(path)
        if isinstance(entry, fluent.Message) and entry.value is not None
        for words in _worded(entry.value)
    )


def _worded(pattern: fluent.Pattern) -> Iterator[str]:
    whole = ""
    for element in pattern.elements:
        match element:
            case fluent.TextElement(value=words):
                whole += words
            case fluent.Placeable(expression=fluent.StringLiteral(value=words)):
                whole += words
            case fluent.Placeable(expression=fluent.SelectExpression(variants=variants)):
                for variant in variants:
                    yield from _worded(variant.value)
                whole += GAP
            case _:
                whole += GAP
    yield whole


@cache
def commands_named(locale: str) -> tuple[tuple[str, Command], ...]:
    """Return the commands that messages name, each with the key of its message."""
    return tuple(
        (entry.id.name, command)
        for path in files(locale)
        for entry in entries(path)
        if isinstance(entry, fluent.Message)
        for command in _commands(entry)
    )


def _commands(entry: fluent.Message) -> list[Command]:
    found = _References()
    found.visit(entry)
    return found.commands


def _message(entry: fluent.Message, part: str) -> Message:
    found = _References()
    found.visit(entry)
    return Message(entry.id.name, part, frozenset(found.placeholders), frozenset(found.mentions))


class Patterns(NamedTuple):
    """Keys: some as they are, and patterns of others."""

    whole: frozenset[str]
    others: tuple[re.Pattern[str], ...]

    def fit(self, key: str) -> bool:
        """Tell whether a key is one of these."""
        return key in self.whole or any(pattern.fullmatch(key) for pattern in self.others)


def _sorted_out(patterns: set[str]) -> Patterns:
    open_ones = {pattern for pattern in patterns if ANYTHING in pattern}
    whole = (pattern.replace("\\", "") for pattern in patterns - open_ones)
    return Patterns(frozenset(whole), tuple(re.compile(one) for one in sorted(open_ones)))


@cache
def named_keys() -> Patterns:
    """Return patterns of the keys that the sources name.

    A literal names itself. An f-string such as `f"{game}-option-{field}"` names every key
    that it can become. A call with several literals, `with_options("command-play", "game")`,
    names the first joined with each of the others by a hyphen.
    """
    return _sorted_out({p for path in python_files() for p in _patterns(parsed(path))})


@cache
def named_keys_in(folder: str) -> Patterns:
    """Return patterns of the keys that the sources of one folder name, "tables" for instance."""
    paths = (path for root in ROOTS for path in (root / folder).rglob("*.py"))
    return _sorted_out({p for path in paths for p in _patterns(parsed(path))})


@cache
def is_named(key: str) -> bool:
    """Tell whether a source names this key."""
    return named_keys().fit(key)


@cache
def is_label(key: str) -> bool:
    """Tell whether a control is called by this key, as far as the sources show it."""
    return _labels().fit(key)


@cache
def _labels() -> Patterns:
    """Return patterns of the keys that stand in a control, or in what a control is made of."""
    functions = (
        node
        for path in python_files()
        for node in nodes(parsed(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    return _sorted_out({p for function in functions for p in _control_patterns(function)})


def _control_patterns(function: ast.AST) -> Iterator[str]:
    inner = nodes(function)
    controls = [node for node in inner if isinstance(node, ast.Call) and _is_control(node.func)]
    used = {n.id for c in controls for n in ast.walk(c) if isinstance(n, ast.Name)}
    made = [n for n in inner if isinstance(n, ast.Assign) and _targets(n) & used]
    for node in (*controls, *(assigned.value for assigned in made)):
        yield from _patterns(node)


def _is_control(called: ast.expr) -> bool:
    return isinstance(called, ast.Name) and called.id in CONTROLS


def _targets(assigned: ast.Assign) -> set[str]:
    return {target.id for target in assigned.targets if isinstance(target, ast.Name)}


def python_files() -> Iterator[Path]:
    """Yield every source of the program, and of the game that is laid beside it."""
    for path in (root / name for root in ROOTS for name in SOURCES):
        yield from [path] if path.is_file() else path.rglob("*.py")


@cache
def parsed(path: Path) -> ast.Module:
    """Return what a source holds."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    """Return a tree and all that is in it."""
    return tuple(ast.walk(tree))


def _patterns(tree: ast.AST) -> Iterator[str]:
    for node in nodes(tree):
        match node:
            case ast.Constant(value=str(literal)) if KEY.fullmatch(literal):
                yield literal
            case ast.JoinedStr(values=parts) if SOLID.search(_solid(parts)):
                yield "".join(_part(part) for part in parts)
            case ast.Call(args=[ast.Constant(value=str(first)), *rest]) if KEY.fullmatch(first):
                others = (a.value for a in rest if isinstance(a, ast.Constant))
                yield from (
                    re.escape(f"{first}-{other}") for other in others if isinstance(other, str)
                )


def _solid(parts: list[ast.expr]) -> str:
    words = "".join(str(p.value) for p in parts if isinstance(p, ast.Constant))
    return words if "-" in words else ""


def _part(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANYTHING
