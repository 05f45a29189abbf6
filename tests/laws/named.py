"""The keys that the sources name, each by itself and with the place where it is named.

A literal names itself if it begins as keys do. An f-string names what it becomes for every
value that its gaps can have, where the source tells those: members of an enum or a `Literal` that
a parameter is annotated with, or what a comprehension runs over. A function that puts a
parameter into a key (`refused("zone-full")`) makes keys of the literals it is called with.
"""

# Only some of what there is concerns us.
# pyright: reportMatchNotExhaustive=false

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_origin

import engines
from cogs.words.strings import FOLDERS, LOCALES
from engines.open import OpenEngine
from tests.guests import GUEST, ROOT
from tests.laws.catalogues import KEY, keys_in, nodes, parsed, python_files

NO_KEYS = {"ladder-of", "legend-of", "rules-of"}
"""What begins like a key and is none: names of what is pressed or typed."""
LITERAL = re.compile(r"""(["'])([a-z]+(?:-[a-z0-9]+)+)\1""")
SURFACE = re.compile(r"(hand|roll)-(\d+|x)")
"""What begins like a key and is where a seat's hand, or all that waits for its person, is shown."""
NAMING = re.compile(r"""\btext\(\s*f["']""")
"""What stands in the source of a function that makes keys."""
TESTS = Path(__file__).parents[1]
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


class Namer(NamedTuple):
    """A function that makes a key of the argument at `place`, between two constant parts."""

    place: int
    before: str
    after: str


def lacking(folders: Iterable[Path], locales: Iterable[str]) -> dict[str, list[str]]:
    """Return what the catalogues of each locale in some folders lack, with where it is named."""
    folders, locales = tuple(folders), tuple(locales)
    needed = named() | {f"language-{locale}": "every language" for locale in locales}
    needed = dict.fromkeys(keys_in(folders, locales[0]), "the other languages") | needed
    return {
        locale: sorted(f"{key} ({needed[key]})" for key in needed.keys() - keys_in(folders, locale))
        for locale in locales
    }


@cache
def named() -> dict[str, str]:
    """Return every key that the sources surely name, and one place where they do."""
    found: dict[str, str] = {}
    for path in python_files():
        tree = parsed(path)
        where = str(path.relative_to(ROOT))
        for key, line in (
            *_literals(tree),
            *_called(tree, path),
            *_options(tree, path.parent.name),
        ):
            found.setdefault(key, f"{where}:{line}")
        for key, line in _enumerated(tree, path):
            if _begins_as_keys(key):
                found.setdefault(key, f"{where}:{line}")
    return dict.fromkeys(of_open_ways(), "engines/listed.py") | found


def of_open_ways() -> Iterator[str]:
    """Yield what `OpenWays` says of the games that have no ways of their own."""
    for game in engines.keys():
        engine = engines.load(game)
        if isinstance(engine, OpenEngine) and find_spec(f"engines.{game}.ways") is None:
            yield f"{game}-hint"
            kinds: Any = engine.meta.action
            for kind in getattr(kinds, "__args__", (kinds,)):
                verb = str(kind.__struct_config__.tag)
                yield f"{game}-{verb}"
                for field in kind.__struct_fields__:
                    yield from (f"{game}-{verb}-{field}", f"{game}-{field}")


def named_by_tests() -> dict[str, str]:
    """Return every key that a test names in a literal, and one file where it does."""
    found: dict[str, str] = {}
    for path in sorted(TESTS.rglob("*.py")):
        if TESTS / "mutations" not in path.parents:  # they are about faults
            for _, words in LITERAL.findall(path.read_text(encoding="utf-8")):
                if _is_key(words) and not SURFACE.fullmatch(words):
                    found.setdefault(words, str(path.relative_to(ROOT)))
    return found


@cache
def _families() -> frozenset[str]:
    every = {key for locale in LOCALES for key in keys_in(FOLDERS, locale)}
    return frozenset(key.split("-", maxsplit=1)[0] for key in every if "-" in key)


def _begins_as_keys(words: str) -> bool:
    return "-" in words and words.split("-", maxsplit=1)[0] in _families()


@cache
def _tails() -> frozenset[str]:
    """Return every end of a key: what a function may be called with that makes keys."""
    parts = [key.split("-") for locale in LOCALES for key in keys_in(FOLDERS, locale)]
    return frozenset("-".join(one[n:]) for one in parts for n in range(1, len(one)))


def _literals(tree: ast.AST) -> Iterator[tuple[str, int]]:
    for node in _constants(tree):
        words = node.value
        if not words.endswith("-") and KEY.fullmatch(words) and _is_key(words):
            yield words, node.lineno


def _is_key(words: str) -> bool:
    return _begins_as_keys(words) and words not in NO_KEYS and words not in _tails()


def _constants(tree: ast.AST) -> Iterator[Any]:
    """Yield the strings that stand in a tree, but for the parts of f-strings."""
    every = nodes(tree)
    parts = {id(part) for one in every if isinstance(one, ast.JoinedStr) for part in one.values}
    for node in every:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
            yield node


def _options(tree: ast.AST, game: str) -> Iterator[tuple[str, int]]:
    """Yield what commands and their options are called: `cogs/chat/commands.py`.

    Those of a way are called after the folder of their game: `cogs/chat/choosing.py`.
    """
    for node in nodes(tree):
        match node:
            case ast.Call(func=ast.Name(id="named"), args=[ast.Constant(value=str(key))]):
                parts = ("",)
            case ast.Call(
                func=ast.Name(id="with_options"), args=[ast.Constant(value=str(key)), *rest]
            ):
                parts = tuple(f"-{one.value}" for one in rest if isinstance(one, ast.Constant))
            case ast.Call(
                func=ast.Name(id="way_command"),
                args=[_, _, ast.Constant(value=str(verb))],
                keywords=options,
            ):
                key = f"{game}-command-{verb}"
                parts = ("", *(f"-{option.arg}" for option in options))
            case _:
                continue
        for part in parts:
            yield from ((f"{key}{part}", node.lineno), (f"{key}{part}-about", node.lineno))


def _enumerated(tree: ast.AST, path: Path) -> Iterator[tuple[str, int]]:
    """Yield what f-strings become whose gaps are made of names with known values."""
    names = _names_of(path)
    scopes = (ast.FunctionDef, ast.AsyncFunctionDef, *COMPREHENSIONS)
    for scope in nodes(tree):
        if not isinstance(scope, scopes):
            continue
        values = {name: kinds for name, kinds in _values(scope, names) if kinds}
        for node in ast.walk(scope) if values else ():
            if isinstance(node, ast.JoinedStr):
                for key in _filled(node, values, names):
                    yield key, node.lineno


def _filled(
    node: ast.JoinedStr, values: dict[str, tuple[Any, ...]], names: dict[str, Any]
) -> Iterator[str]:
    used = sorted({part.id for part in ast.walk(node) if isinstance(part, ast.Name)})
    if used and all(name in values for name in used):
        for chosen in product(*(values[name] for name in used)):
            yield _value(node, names | dict(zip(used, chosen, strict=True)))


def _values(scope: ast.AST, names: dict[str, Any]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Yield the names that a function or a comprehension binds, with what they can be."""
    if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
        for arg in (*scope.args.args, *scope.args.kwonlyargs):
            if arg.annotation is not None:
                yield arg.arg, _members(_value(arg.annotation, names))
    elif isinstance(scope, COMPREHENSIONS):
        for loop in scope.generators:
            if isinstance(loop.target, ast.Name):
                over = _value(loop.iter, names)
                known = isinstance(over, list | tuple | type(range(0)) | type({}))
                yield loop.target.id, tuple(over) if known else _members(over)


def _members(kind: Any) -> tuple[Any, ...]:
    if isinstance(kind, type) and issubclass(kind, Enum):
        return tuple(kind)
    return get_args(kind) if get_origin(kind) is Literal else ()


def _value(node: ast.expr, names: dict[str, Any]) -> Any:
    """Return what an expression is in a module; None where only a run could tell."""
    if any(isinstance(part, ast.Await | ast.Yield | ast.NamedExpr) for part in ast.walk(node)):
        return None
    try:
        return eval(compile(ast.Expression(node), "a source", "eval"), dict(names))
    except (NameError, AttributeError, TypeError, LookupError, RuntimeError):
        return None


@cache
def _names_of(path: Path) -> dict[str, Any]:
    root = GUEST if path.is_relative_to(GUEST) else ROOT
    parts = path.relative_to(root).with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return {} if parts[-1] == "__main__" else vars(importlib.import_module(name))


def _called(tree: ast.AST, path: Path) -> Iterator[tuple[str, int]]:
    """Yield the keys that functions of the same folder make of what they are called with."""
    namers = _namers(path.parent)
    for node in nodes(tree):
        if isinstance(node, ast.Call) and (namer := namers.get(_name(node.func))):
            for given in node.args[namer.place : namer.place + 1]:
                for words in _either(given):
                    yield f"{namer.before}{words}{namer.after}", node.lineno


def _either(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(words)):
            yield words
        case ast.IfExp(body=body, orelse=other):
            yield from (*_either(body), *_either(other))


def _name(called: ast.expr) -> str:
    match called:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


@cache
def _namers(folder: Path) -> dict[str, Namer]:
    """Return the functions of a folder that put a parameter into a key and say it."""
    sources = [path for path in sorted(folder.glob("*.py")) if NAMING.search(path.read_text())]
    trees = [parsed(path) for path in sources]
    functions = [n for tree in trees for n in nodes(tree) if isinstance(n, ast.FunctionDef)]
    found = {function.name: _namer(function) for function in functions}
    return {name: namer for name, namer in found.items() if namer is not None}


def _namer(function: ast.FunctionDef) -> Namer | None:
    names = [arg.arg for arg in function.args.args]
    names = names[1:] if names[:1] == ["self"] else names
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Name(id="text"), args=[ast.JoinedStr(values=parts), *_]):
                before, gap, after = _split(parts)
                if gap in names:
                    return Namer(names.index(gap), before, after)
    return None


def _split(parts: list[ast.expr]) -> tuple[str, str, str]:
    """Return an f-string with one plain name in it as what is before, the name, what is after."""
    match parts:
        case [ast.Constant(value=before), ast.FormattedValue(value=ast.Name(id=gap))]:
            return str(before), gap, ""
        case [
            ast.Constant(value=before),
            ast.FormattedValue(value=ast.Name(id=gap)),
            ast.Constant(value=after),
        ]:
            return str(before), gap, str(after)
    return "", "", ""
