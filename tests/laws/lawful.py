"""What a seat may do, taken from elsewhere than what it is offered.

Actions are built by chance from the types of the game's actions, with the ids and numbers that
occur in what the seat sees, and kept if the rules accept them. What the engine lists of its own
accord only shows where to begin: most are such an action with one part of it changed.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec
from msgspec import inspect

from engines.core import Engine, IllegalAction, MalformedAction, Seat, parse_action
from tables.match.position import Position
from tests.laws.matches import spread

LISTED = 400
"""How many of the actions that an engine lists are looked at."""
AS_LISTED = 0.2
"""How often an action is taken as it is listed, where its type is."""
ANEW = 0.2
"""How often an action is built of chance alone though its type is listed."""


def lawful(
    position: Position, seat: Seat, chance: random.Random, tries: int, most: int
) -> list[Any]:
    """Return actions that the rules accept of a seat: at most `most` of each type."""
    engine, state = position.engine, position.state
    built = Built(engine, state, seat, chance)
    found: dict[Any, None] = {}
    for _ in range(tries):
        raw = built.action()
        try:
            action = parse_action(engine, raw)
            engine.check(state, seat, action)
        except (IllegalAction, MalformedAction):
            continue
        found.setdefault(action)
    return list(_some_of_each(found, chance, most))


def _some_of_each(actions: Iterable[Any], chance: random.Random, most: int) -> Iterator[Any]:
    by_type: dict[type[Any], list[Any]] = {}
    for action in actions:
        by_type.setdefault(type(action), []).append(action)
    for same in by_type.values():
        yield from chance.sample(same, min(most, len(same)))


class Built:
    """Plain data of actions, made of what a seat sees."""

    def __init__(
        self, engine: Engine[Any, Any, Any, Any], state: Any, seat: Seat, chance: random.Random
    ) -> None:
        self._chance = chance
        self._kinds = _structs(engine.meta.action)
        seen = msgspec.to_builtins(engine.view(state, seat), str_keys=True)
        leaves = set(_leaves(seen))
        self._words = sorted(one for one in leaves if isinstance(one, str) and one)
        numbers = {one for one in leaves if type(one) is int}
        self._numbers = sorted(numbers | {0, 1, 2, 3})
        listed = tuple(islice(engine.legal_actions(state, seat), LISTED))
        self._listed: dict[str, list[Any]] = {}
        for action in spread(listed, LISTED):
            self._listed.setdefault(_tag(action), []).append(msgspec.to_builtins(action))

    def action(self) -> dict[str, Any]:
        """Return the next one, legal or not."""
        kind = self._chance.choice(self._kinds)
        listed = self._listed.get(kind.cls.__name__)
        if not listed or self._chance.random() < ANEW:
            return self._struct(kind)
        action = dict(self._chance.choice(listed))
        if kind.fields and self._chance.random() > AS_LISTED:
            field = self._chance.choice(kind.fields)
            action[field.encode_name] = self._changed(field.type, action[field.encode_name])
        return action

    def _changed(self, kind: inspect.Type, value: Any) -> Any:
        """Return another value of a field: a list may have one item more or less."""
        if isinstance(value, tuple) and value and self._chance.random() < 0.7:
            items = [*value]
            at = self._chance.randrange(len(items))
            if self._chance.random() < 0.5:
                del items[at]
            else:
                items.insert(at, self._chance.choice((items[at], self._value(_item(kind)))))
            return items
        return self._value(kind)

    def _struct(self, kind: inspect.StructType) -> dict[str, Any]:
        tag = {kind.tag_field: kind.tag} if kind.tag_field else {}
        return tag | {field.encode_name: self._value(field.type) for field in kind.fields}

    def _value(self, kind: inspect.Type) -> Any:
        chance = self._chance
        match kind:
            case inspect.UnionType(types=types):
                return self._value(chance.choice(types))
            case inspect.StructType():
                return self._struct(kind)
            case inspect.VarTupleType(item_type=item):
                return [self._value(item) for _ in range(chance.randrange(4))]
            case inspect.EnumType(cls=cls):
                return chance.choice(list(cls)).value
            case inspect.BoolType():
                return chance.random() < 0.5
            case inspect.IntType():
                return chance.choice(self._numbers)
            case inspect.StrType():
                return chance.choice(self._words)
            case _:
                return None


def _item(kind: inspect.Type) -> inspect.Type:
    assert isinstance(kind, inspect.VarTupleType)
    return kind.item_type


def _tag(action: Any) -> str:
    return type(action).__name__


@cache
def _structs(action: Any) -> tuple[inspect.StructType, ...]:
    kind = inspect.type_info(action)
    parts = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return tuple(part for part in parts if isinstance(part, inspect.StructType))


def _leaves(plain: Any) -> Iterator[Any]:
    match plain:
        case dict():
            yield from plain.keys()
            for value in plain.values():
                yield from _leaves(value)
        case list() | tuple():
            for value in plain:
                yield from _leaves(value)
        case _:
            yield plain
