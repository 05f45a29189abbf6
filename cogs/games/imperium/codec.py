"""Orders as short text, as the values of menus carry them; no Discord.

The tag of the action, then its fields: `move frigate-2 D7`, `load transport-1 M8 3*infantry`.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, cast, get_args

from msgspec.structs import fields

from engines.core import MalformedAction, converted, text
from engines.imperium.actions import Action, Cargo
from engines.imperium.units import Kind

NOTHING = "-"


def written(order: Action) -> str:
    """Return an order as text; `read` makes it an order again."""
    parts = (_part(getattr(order, field.name)) for field in fields(order))
    return " ".join((cast(Any, order).__struct_config__.tag, *parts))


def _part(value: object) -> str:
    if value is None or value == ():
        return NOTHING
    if isinstance(value, tuple):
        counted = Counter(str(item) for item in cast("tuple[object, ...]", value))
        return "+".join(f"{count}*{item}" if count > 1 else item for item, count in counted.items())
    return str(value)


def read(words: str) -> Action:
    """Return the order that text stands for. Raises `MalformedAction` if it is none."""
    tag, *parts = words.split(" ")
    kind = _kinds().get(tag)
    if kind is None or len(parts) != len(fields(kind)):
        raise MalformedAction(text("refusal-malformed"))
    plain: dict[str, Any] = {"type": tag}
    for field, part in zip(fields(kind), parts, strict=True):
        listed = "tuple" in str(field.type)
        plain[field.name] = _items(part) if listed else None if part == NOTHING else part
    return converted(plain, Action, strict=False)


def cargo_part(cargo: tuple[Kind, ...]) -> str:
    """Return tokens as text: `2*infantry+armour`."""
    return _part(cargo)


def cargo_of(part: str) -> tuple[Kind, ...]:
    """Return the tokens that text stands for. Raises `MalformedAction`."""
    return converted(tuple(_items(part)), Cargo)


def _items(part: str) -> list[str]:
    if part == NOTHING:
        return []
    found: list[str] = []
    for item in part.split("+"):
        count, _, name = item.rpartition("*")
        found += [name] * (int(count) if count.isdecimal() and len(count) < 3 else 1)
    return found


@cache
def _kinds() -> dict[str, Any]:
    return {kind.__struct_config__.tag: kind for kind in get_args(Action)}
