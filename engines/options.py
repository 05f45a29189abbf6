"""What people may choose: the fields of a config or of standing orders, read from their types."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, cast

import msgspec
from msgspec import Struct

from engines.core import Meta

KEPT = "kept"
"""Marks, as in `Meta(extra={KEPT: True})`, a field that the engine keeps for itself."""


class Option(Struct, frozen=True):
    """One field of a config, or of standing orders, as a choice among values."""

    field: str
    values: tuple[Any, ...]
    default: Any


def options(meta: Meta) -> tuple[Option, ...]:
    """Return what the lobby lets people choose for this game, in the config's order.

    Raises `TypeError` for fields that are no choice (see `choices`).
    """
    return choices(meta.config)


def preset(meta: Meta, name: str) -> Struct:
    """Return the config that a game offers by a name; the standard one where it has none."""
    return dict(meta.presets).get(name, meta.config())


def groups(meta: Meta) -> dict[str, tuple[Option, ...]]:
    """Return the options that are chosen together, by the name of their group ("" is the only)."""
    every = {option.field: option for option in options(meta)}
    named = dict(meta.groups) or ({"": tuple(every)} if every else {})
    return {name: tuple(every[field] for field in fields) for name, fields in named.items()}


def choices(kind: type[Struct]) -> tuple[Option, ...]:
    """Return the fields of a struct as choices, in their order.

    A field is a bool, a `StrEnum`, or an int bounded by `msgspec.Meta(ge, le)`, or one of
    those or None. What is marked `KEPT` is no choice. Raises `TypeError` for anything else.
    """
    info = cast(msgspec.inspect.StructType, msgspec.inspect.type_info(kind))
    return tuple(
        Option(f.name, _values(f.type, f.name), f.default)
        for f in info.fields
        if not _is_kept(f.type)
    )


def _is_kept(kind: msgspec.inspect.Type) -> bool:
    extra = cast(Any, kind.extra) if isinstance(kind, msgspec.inspect.Metadata) else None
    return bool(extra) and KEPT in extra


def _values(kind: msgspec.inspect.Type, field: str) -> tuple[Any, ...]:
    match kind:
        case msgspec.inspect.BoolType():
            return (False, True)
        case msgspec.inspect.EnumType(cls=cls) if issubclass(cls, StrEnum):
            return tuple(cls)
        case msgspec.inspect.IntType(ge=int(low), le=int(high)):
            return tuple(range(low, high + 1))
        case msgspec.inspect.NoneType():
            return (None,)
        case msgspec.inspect.UnionType(types=types) if kind.includes_none:
            return (None, *(v for t in types for v in _values(t, field) if v is not None))
        case _:
            raise TypeError(f"field {field}: neither bool, StrEnum nor bounded int")
