"""Cuts what our routes ask out of Discord's whole description; see README.md beside it.

    python -m tests.wire.description.cut openapi.json > tests/wire/description/discord.json

The result is again an OpenAPI document, of parameters and JSON bodies only, without words.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tests.wire.routes import listed

SCHEMAS = "#/components/schemas/"
_WORDS = re.compile(r"x-.*|description|externalDocs|examples?")
_FORM = "application/json"


def cut(whole: dict[str, Any], routes: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """Return the description of some routes: methods and paths. Raises `KeyError` without one."""
    known = {nameless(path): path for path in whole["paths"]}
    paths: dict[str, Any] = {}
    for method, path in routes:
        name = known[nameless(path)]
        item = whole["paths"][name]
        kept = paths.setdefault(name, {"parameters": item.get("parameters", [])})
        kept[method.lower()] = _asked(item[method.lower()])
    schemas = {name: whole["components"]["schemas"][name] for name in _reached(whole, paths)}
    told = {key: whole[key] for key in ("openapi", "info")}
    return _wordless({**told, "paths": paths, "components": {"schemas": schemas}})


def nameless(path: str) -> str:
    """Return a path whose ids have no names, for each list of routes has its own names."""
    return re.sub(r"\{\w+\}", "{}", path)


def _asked(operation: dict[str, Any]) -> dict[str, Any]:
    """Return what an operation asks for: parameters, and its body as JSON."""
    kept: dict[str, Any] = {"parameters": operation.get("parameters", [])}
    if (body := operation.get("requestBody")) is not None:
        kept["requestBody"] = {**body, "content": {_FORM: body["content"][_FORM]}}
    return kept


def _reached(whole: dict[str, Any], paths: dict[str, Any]) -> set[str]:
    """Return the names of all schemas that these paths lead to."""
    found: set[str] = set()
    left = set(_named(paths))
    while left:
        found |= left
        schemas = (whole["components"]["schemas"][name] for name in left)
        left = {name for schema in schemas for name in _named(schema)} - found
    return found


def _named(part: Any) -> Iterator[str]:
    """Give the name of each schema that a part of the description refers to."""
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"].removeprefix(SCHEMAS)
        part = list(part.values())
    if isinstance(part, list):
        for one in part:
            yield from _named(one)


def _wordless(part: Any, *, names: bool = False) -> Any:
    """Return a part without what only people read. `names`: its keys are names of ours to keep."""
    if isinstance(part, dict):
        return {
            key: _wordless(value, names=key == "properties" and not names)
            for key, value in part.items()
            if names or not _WORDS.fullmatch(key)
        }
    return [_wordless(one) for one in part] if isinstance(part, list) else part


def main(whole: str) -> None:
    """Print what is cut out of the file `whole`, the same for the same file."""
    found = cut(json.loads(Path(whole).read_text(encoding="utf-8")), listed())
    print(json.dumps(found, indent=1, sort_keys=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
