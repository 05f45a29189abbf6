"""Junk as it can come from outside: half characters, odd digits, wrong types, endless nesting."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from msgspec import inspect

from engines.core import Meta

BITS = ("\ud800", "\udfff", "²", "٣", "½", "\0", "a", "7", "-", "*", "+", "/", " ", "\U0001f600")
NUMBERS = (0, -1, 1 << 63, 10**30, 3.5, float("nan"), float("inf"))
DEEP = 3
AS_IT_SHOULD_BE = 0.8
"""How often a tag or a field is there as it should be."""


@cache
def _parts(meta: Meta) -> tuple[inspect.StructType, ...]:
    """Return the kinds of actions of a game."""
    kind = inspect.type_info(meta.action)
    parts = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return tuple(part for part in parts if isinstance(part, inspect.StructType))


class Junk:
    """Junk that chance makes, the same for the same seed."""

    def __init__(self, seed: object) -> None:
        self._chance = random.Random(str(seed))

    def words(self) -> str:
        """Return a few characters."""
        return "".join(self._chance.choice(BITS) for _ in range(self._chance.randrange(5)))

    def spoilt(self, words: str) -> str:
        """Return words with something put into them."""
        at = self._chance.randrange(len(words) + 1)
        return words[:at] + self._chance.choice(BITS) + words[at + self._chance.randrange(2) :]

    def value(self, depth: int = 0) -> Any:
        """Return anything that JSON or MessagePack could be made of, or not even that."""
        chance = self._chance
        match chance.randrange(8 if depth < DEEP else 6):
            case 0 | 1 | 2:
                return self.words()
            case 3:
                return chance.choice(NUMBERS)
            case 4:
                return chance.choice((None, True, b"\xff"))
            case 5:
                return chance.randrange(20)
            case 6:
                return [self.value(depth + 1) for _ in range(chance.randrange(3))]
            case _:
                return {self._key(): self.value(depth + 1) for _ in range(chance.randrange(3))}

    def action(self, meta: Meta) -> Any:
        """Return what looks like an action of a game, and hardly ever is one."""
        chance = self._chance
        if chance.random() > AS_IT_SHOULD_BE:
            return self.value()
        part = chance.choice(_parts(meta))
        tag = part.tag if chance.random() < AS_IT_SHOULD_BE else self.words()
        fields = [f for f in part.fields if chance.random() < AS_IT_SHOULD_BE]
        more = {self._key(): self.value()} if chance.random() > AS_IT_SHOULD_BE else {}
        return {"type": tag, **{field.encode_name: self.value() for field in fields}, **more}

    def like(self, one: Any, other: Any) -> Any:
        """Return what is like two actions of a game, as plain data, and more often than not parses.

        It has some fields of the other, where they are of one kind, and mostly something is spoilt.
        """
        chance = self._chance
        mixed = {
            name: other[name] if name in other and chance.random() < 0.5 else value
            for name, value in one.items()
        }
        return mixed if chance.random() < 0.3 else self._spoilt(mixed)

    def _spoilt(self, value: Any) -> Any:
        """Return plain data in which one thing is otherwise."""
        chance = self._chance
        match value:
            case dict():
                name = chance.choice([*value, self._key()])
                if chance.random() < 0.05:
                    return {n: kept for n, kept in value.items() if n != name}
                return {**value, name: self._spoilt(value.get(name))}
            case list() | tuple():
                items, at = list(value), chance.randrange(len(value) + 1)
                some = [self._spoilt(item) for item in items[at : at + 1]] or [self.value()]
                return chance.choice((items[:at], items + items[at:], items[::-1], some))
            case bool():
                return not value
            case int():
                near = (value + 1, value - 1, -value, chance.randrange(60))
                return chance.choice(near if chance.random() < 0.7 else NUMBERS)
            case str() if chance.random() < 0.5:
                return self.spoilt(value)
            case _:
                return self.value()

    def _key(self) -> Any:
        return self._chance.choice((self.words(), 3, None, "type"))
