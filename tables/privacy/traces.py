"""A person's traces in what the database holds as JSON: found, and wiped.

Where somebody was called by a mention stands a text that each language words for itself; where a
name or id stood among other words, an ellipsis; among those who are blocked, a mark.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, cast

import msgspec

from engines.core import encode, text
from tables.blocks import unnamed

_FORMER: Any = msgspec.to_builtins(text("player-former"))
_GAP = "…"
_WORDS = "words"
"""The field of a picture's words. Besides, arguments of texts are words that people read."""


class Wiper:
    """Wipes one person: the id wherever it stands, the names only where people are told them."""

    def __init__(self, user_id: int, names: Iterable[str] = ()) -> None:
        self._id = user_id
        called = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True) if name)
        number = rf"<@!?{user_id}>|(?<!\d){user_id}(?!\d)"
        self._number = re.compile(number)
        self._named = re.compile(rf"{number}|(?<!\w)(?:{called})(?!\w)" if called else number)

    def wiped(self, value: bytes) -> bytes:
        """Return a value without the person; the same bytes where nothing was found."""
        try:
            plain = msgspec.json.decode(value)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return value  # a mark of ours, or what the doctor will find
        after = self._without(plain, told=False)
        return value if after == plain else encode(after)

    def _without(self, plain: Any, *, told: bool) -> Any:
        if isinstance(plain, dict):
            return self._of_object(cast("dict[str, Any]", plain), told=told)
        if isinstance(plain, list):
            items = cast("list[Any]", plain)
            return [self._without(one, told=told) for one in items if not self._is_id(one)]
        if isinstance(plain, str):
            return (self._named if told else self._number).sub(_GAP, plain)
        return 0 if self._is_id(plain) else plain

    def _of_object(self, fields: dict[str, Any], *, told: bool) -> Any:
        match fields:
            case {"type": "Verbatim", "words": str(words)}:
                if self._number.fullmatch(words):
                    return _FORMER
                return {**fields, "words": self._without(words, told=False)}
            case {"blocked": [*_]}:
                blocked = cast("list[Any]", fields["blocked"])
                kept = [unnamed(self._id) if self._is_id(one) else one for one in blocked]
                return self._each({**fields, "blocked": kept}, told=told)
            case {"type": "Text", "args": args}:
                return {**fields, "args": self._each(args, told=True)}
            case _:
                return self._each(fields, told=told)

    def _each(self, fields: dict[str, Any], *, told: bool) -> dict[str, Any]:
        return {
            name: self._without(one, told=told or name == _WORDS) for name, one in fields.items()
        }

    def _is_id(self, one: Any) -> bool:
        return type(one) is int and one == self._id
