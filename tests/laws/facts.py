"""The facts of a view, and views that differ from it in one of them.

A fact is a leaf of a view, whether something stands there at all, or one of a number of things. It
is named by the way to it, such as `sides.*.mana`. What else it could be is what stands in the same
place in other views of the same game, so a changed view is mostly one that could be.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from msgspec import UNSET, Struct, structs

from engines.core import encode

OWNER = "seat"
"""Whose view it is: no fact of the match."""


class Changed(NamedTuple):
    """A view in which one fact is another."""

    fact: str
    view: Any


class Facts:
    """What stands in each place of the views of a game."""

    def __init__(self, views: Iterable[Any]) -> None:
        self._found = defaultdict[str, dict[bytes, Any]](dict)
        self._lengths = defaultdict[str, set[int]](set)
        for view in views:
            self._learn(view, "")

    def changes(self, view: Any, chance: random.Random) -> Iterator[Changed]:
        """Yield views with each fact changed in turn."""
        for fact, changed in self._changes(view, "", chance):
            yield Changed(fact, changed)

    def _learn(self, value: Any, place: str) -> None:
        self._found[place].setdefault(b"" if value is UNSET else encode(value), value)
        if isinstance(value, dict | tuple | frozenset):
            self._lengths[place].add(len(value))
        for inner, one in _inside(value, place):
            self._learn(one, inner)

    def _changes(self, value: Any, place: str, chance: random.Random) -> Iterator[tuple[str, Any]]:
        if isinstance(value, Struct):
            if any(other is None for other in self._found[place].values()):
                yield place, None
            for name, one in _fields(value, place):
                for fact, other in self._changes(one, _under(place, name), chance):
                    yield fact, structs.replace(value, **{name: other})
        elif isinstance(value, dict | tuple | frozenset):
            yield from self._fewer(value, place, chance)
            yield from self._among(value, place, chance)
        else:
            others = [one for one in self._found[place].values() if one != value]
            if others:
                yield place, chance.choice(others)

    def _fewer(self, many: Any, place: str, chance: random.Random) -> Iterator[tuple[str, Any]]:
        """Yield a collection with one thing less, if it does not always hold as many."""
        if many and len(self._lengths[place]) > 1:
            gone = chance.randrange(len(many))
            kept = [one for at, one in enumerate(many) if at != gone]
            yield (
                place,
                {key: many[key] for key in kept} if isinstance(many, dict) else type(many)(kept),
            )

    def _among(self, many: Any, place: str, chance: random.Random) -> Iterator[tuple[str, Any]]:
        """Yield a collection in which one thing is another."""
        inner = _under(place, "*")
        if isinstance(many, dict):
            for key, one in many.items():
                for fact, other in self._changes(one, inner, chance):
                    yield fact, {**many, key: other}
        elif isinstance(many, tuple):
            for at, one in enumerate(many):
                for fact, other in self._changes(one, inner, chance):
                    yield fact, (*many[:at], other, *many[at + 1 :])


def _inside(value: Any, place: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Struct):
        yield from ((_under(place, name), one) for name, one in _fields(value, place))
    elif isinstance(value, dict):
        yield from ((_under(place, "*"), one) for one in value.values())
    elif isinstance(value, tuple):
        yield from ((_under(place, "*"), one) for one in value)


def _fields(value: Struct, place: str) -> Iterator[tuple[str, Any]]:
    names = value.__struct_fields__
    return ((name, getattr(value, name)) for name in names if _under(place, name) != OWNER)


def _under(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name
