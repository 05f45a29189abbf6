"""Whatever the rules say, as one line that people can read and compare."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from typing import Any

import msgspec

from engines.core import Either, Event, Player, Text, Verbatim


def worded(value: Any) -> str:
    """Return a value in words: texts by their keys, and of a struct what is not as usual."""
    match value:
        case None:
            return "-"
        case Text(key=key, args=args):
            return key + _listed(f"{name}={worded(arg)}" for name, arg in args.items())
        case Player(seat=seat):
            return f"@{seat}"
        case Verbatim(words=words):
            return f'"{words}"'
        case Either(items=items):
            return " | ".join(map(worded, items))
        case Enum():
            return str(value.value)
        case Event(text=said, audience=audience, trace=trace):
            heard = "" if audience is None else f" to {worded(audience)}"
            return worded(said) + heard + ("" if trace is None else f" leaves {worded(trace)}")
        case msgspec.Struct():
            return type(value).__name__ + _listed(_fields(value))
        case _:
            return _collected(value)


def _collected(value: Any) -> str:
    match value:
        case tuple() | list():
            return f"[{', '.join(map(worded, value))}]"
        case set() | frozenset():
            return f"{{{', '.join(sorted(map(worded, value)))}}}"
        case Mapping():
            return f"{{{', '.join(f'{worded(k)}: {worded(v)}' for k, v in value.items())}}}"
        case _:
            return str(value)


def _fields(struct: msgspec.Struct) -> Iterator[str]:
    for name, usual in _usual(type(struct)).items():
        value = getattr(struct, name)
        if value != usual:
            yield f"{name}={worded(value)}"


@cache
def _usual(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {field.name: field.default for field in msgspec.structs.fields(kind)}


def _listed(items: Iterator[str]) -> str:
    listed = ", ".join(items)
    return f"({listed})" if listed else ""


def keys_of(value: Any) -> Iterator[str]:
    """Yield the keys of the texts in a value; what fills a text is of no account."""
    match value:
        case Text(key=key):
            yield key
        case msgspec.Struct():
            for name in value.__struct_fields__:
                yield from keys_of(getattr(value, name))
        case tuple() | list():
            for item in value:
                yield from keys_of(item)
        case _:
            pass
