"""The fields of an action as the values of steps, and back: how a choice is written as text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, cast

import msgspec
from msgspec import Struct

NOTHING = "none"
"""The value of a choice that leaves a field of the action empty."""
TWIN = "."
"""What stands in a value before the number of a twin."""
JOINED, TIMES = "+", "*"
"""What stands in the value of several things: between them, and after how many of one there are."""
_COUNTED = re.compile(r"(?:(\d{1,2})[ *]*)?(.+)")


def tag(kind: type[Struct]) -> str:
    """Return the verb of a kind of action."""
    return str(kind.__struct_config__.tag)


def raw(kind: type[Struct], chosen: Mapping[str, tuple[str, ...]]) -> dict[str, Any]:
    """Return chosen values as the plain data of an action's fields."""
    found: dict[str, Any] = {}
    for name, several in _holds_several(kind).items():
        if name in chosen:
            values = chosen[name]
            plain = tuple(value.partition(TWIN)[0] for value in values)
            found[name] = plain if several else _single(values)
    return found


@cache
def _holds_several(kind: type[Struct]) -> dict[str, bool]:
    """Return of each field of a kind of action whether it holds several values."""
    fields = msgspec.structs.fields(kind)
    return {one.name: getattr(_bare(one.type), "__origin__", None) is tuple for one in fields}


def _bare(kind: Any) -> Any:
    """Return a type without what it is annotated with."""
    return getattr(kind, "__origin__", kind) if hasattr(kind, "__metadata__") else kind


def _single(values: tuple[str, ...]) -> Any:
    return None if values in ((), (NOTHING,)) else ",".join(values)


def written(value: Any) -> tuple[str, ...]:
    """Return a field of an action as values of its step."""
    if isinstance(value, tuple):
        return told_apart(map(str, cast("tuple[object, ...]", value)))
    if isinstance(value, bool):
        return (str(value).lower(),)
    return (NOTHING if value is None else str(value),)


def told_apart(values: Iterable[str]) -> tuple[str, ...]:
    """Return values of which none is twice: the second "7" becomes "7.1", as steps have it."""
    found: list[str] = []
    counted: dict[str, int] = {}
    for value in values:
        before = counted[value] = counted.get(value, -1) + 1
        found.append(f"{value}{TWIN}{before}" if before else value)
    return tuple(found)


def joined(things: Iterable[str]) -> str:
    """Return several things as the value of one choice, sorted, equal ones counted.

    So two of infantry and one of armour are `armour+2*infantry`.
    """
    counted = sorted(Counter(things).items())
    return JOINED.join(f"{n}{TIMES}{thing}" if n > 1 else thing for thing, n in counted)


def apart(value: str) -> tuple[str, ...]:
    """Return the things that the value of one choice stands for, each as often as there is one."""
    parts = (part.strip() for part in value.split(JOINED))
    counted = (found for part in parts if (found := _COUNTED.fullmatch(part)))
    return tuple(found[2] for found in counted for _ in range(int(found[1] or 1)))
