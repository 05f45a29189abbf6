"""Holds the bot's requests against what Discord publishes of its API (`discord.json`).

The description is JSON Schema 2020-12. `Description` reads it more strictly where a mistake
would pass (a field that is not described, a number that no field of its size can hold) and more
leniently where Discord's documents say so, which count more by the description's own word.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator, ValidationError

from tests.wire.asked import Asked
from tests.wire.description.cut import nameless

CUT = Path(__file__).with_name("discord.json")
Schema = dict[str, Any]

ID = "SnowflakeType"
_NUMBER: Schema = {"type": "integer", "minimum": 0, "maximum": 2**64 - 1}
"""What an id may be besides: the documents themselves send `"id": 0` for an attachment."""
_NOT_DESCRIBED = {
    "ApplicationCommandUpdateRequest": {"nsfw": {"type": "boolean"}},
    "MessageEditRequestPartial": {"tts": {"const": False}},
    "IncomingWebhookUpdateRequestPartial": {"tts": {"const": False}},
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": {"tts": {"const": False}},
}
"""Fields that are sent all the same: `nsfw` is in the documents, and discord.py sends `tts` with
every edit, which Discord passes over."""
_INT32 = {"minimum": -(2**31), "maximum": 2**31 - 1}
_YES_OR_NO = {"true": True, "1": True, "false": False, "0": False}
_ANOTHER = {"type", "const"}
_MOST = 240
"""Characters of a complaint that are told."""


class Description:
    """What the routes of a description take. `held` counts what was held against each."""

    def __init__(self, document: Schema) -> None:
        self.held: Counter[str] = Counter()
        self._schemas = {
            name: _amended(name, schema)
            for name, schema in _bounded(document["components"]["schemas"]).items()
        }
        self._operations = dict(_operations(document))
        self._validators: dict[str, Draft202012Validator] = {}

    @property
    def routes(self) -> set[str]:
        """What is described: methods and paths, with ids that have no names."""
        return set(self._operations)

    def problems(self, asked: Asked, path: str, ids: Mapping[str, str]) -> list[str]:
        """Return what is wrong with a request of a route, `path`, with these ids in it."""
        route = f"{asked.method} {nameless(path)}"
        self.held[route] += 1
        if route not in self._operations:
            return [f"{route}: not described"]
        operation = self._operations[route]
        shown = {
            "path": dict(zip(operation["ids"], ids.values(), strict=True)),
            "query": _read(asked.query, _parameters(operation, "query")),
            "body": asked.json,
        }
        found = self._validator(route).iter_errors(shown)
        return [f"{asked}: {_told(one)}" for error in found for one in _meant(error)]

    def _validator(self, route: str) -> Draft202012Validator:
        """Return what checks the requests of a route, compiled when the first comes."""
        if route not in self._validators:
            schema = _whole(self._operations[route])
            self._validators[route] = Draft202012Validator(
                {**schema, "components": {"schemas": self._schemas}},
                validate_formats=True,
                offline=True,
            )
        return self._validators[route]


@cache
def published() -> Description:
    """Return what Discord publishes, read once."""
    return Description(json.loads(CUT.read_text(encoding="utf-8")))


# -- Reading the description -----------------------------------------------------------------


def _operations(document: Schema) -> Iterator[tuple[str, Schema]]:
    """Give each route with its operation: all its parameters, and `ids`, the names in its path."""
    for path, item in _bounded(document["paths"]).items():
        for method in item.keys() - {"parameters"}:
            operation = item[method]
            parameters = [*item["parameters"], *operation["parameters"]]
            told = {**operation, "parameters": parameters, "ids": re.findall(r"\{(\w+)\}", path)}
            yield f"{method.upper()} {nameless(path)}", told


def _parameters(operation: Schema, place: str) -> dict[str, Schema]:
    """Return the schemas of the parameters that stand in one place, by their names."""
    return {p["name"]: p["schema"] for p in operation["parameters"] if p["in"] == place}


def _whole(operation: Schema) -> Schema:
    """Return the schema of a whole request: the ids in its path, its query, its body."""
    body: Schema = {"type": "null"}
    if "requestBody" in operation:
        body = operation["requestBody"]["content"]["application/json"]["schema"]
    query = {"properties": _parameters(operation, "query"), "additionalProperties": False}
    path = {"properties": _parameters(operation, "path")}
    return {"properties": {"path": path, "query": query, "body": body}}


def _amended(name: str, schema: Schema) -> Schema:
    """Return a schema that takes numbers for ids, and of fields only those that are known.

    Discord passes over a field that it does not know: whoever misspells one never hears of it.
    """
    if name == ID:
        return {"anyOf": [schema, _NUMBER]}
    if "properties" not in schema or "additionalProperties" in schema:
        return schema
    fields = {**schema["properties"], **_NOT_DESCRIBED.get(name, {})}
    return {**schema, "properties": fields, "additionalProperties": False}


def _bounded(part: Any) -> Any:
    """Return a part in which every number of 32 bits has the bounds of one."""
    if isinstance(part, dict):
        inner = {key: _bounded(value) for key, value in part.items()}
        return {**_INT32, **inner} if part.get("format") == "int32" else inner
    return [_bounded(one) for one in part] if isinstance(part, list) else part


# -- Reading a request -----------------------------------------------------------------------


def _read(query: Mapping[str, str], schemas: Mapping[str, Schema]) -> dict[str, Any]:
    """Return a query with its words read as what its parameters are, where they can be."""
    return {name: _value(words, schemas.get(name, {})) for name, words in query.items()}


def _value(words: str, schema: Schema) -> Any:
    match schema.get("type"):
        case "integer" if re.fullmatch(r"-?\d+", words):
            return int(words)
        case "boolean":
            return _YES_OR_NO.get(words.lower(), words)
        case _:
            return words


# -- Telling what is wrong -------------------------------------------------------------------


def _meant(error: ValidationError) -> Iterator[ValidationError]:
    """Give the errors of what was meant, where one of several would have been right.

    Meant is whatever is right about its type; of several, what has the fewest errors.
    """
    branches: list[list[ValidationError]] = getattr(error.kind, "context", [])
    right = [branch for branch in branches if not any(_is_other(one, error) for one in branch)]
    if not right:
        yield error
    for one in min(right, key=len, default=[]):
        yield from _meant(one)


def _is_other(inner: ValidationError, error: ValidationError) -> bool:
    """Tell whether an error says that something else was meant: another type, or value."""
    place, outer = list(inner.instance_path), list(error.instance_path)
    return place == [*outer, "type"] or (place == outer and inner.kind.name in _ANOTHER)


def _told(error: ValidationError) -> str:
    """Return an error in words: its place in the request, and what is wrong."""
    words = error.message
    if len(words) > _MOST:  # what is wrong stands at the end, after the value
        words = f"{words[: _MOST // 2]} … {words[-_MOST // 2 :]}"
    return f"{_joined(error.instance_path)}: {words}"


def _joined(path: Iterable[str | int]) -> str:
    return "/".join(map(str, path))
